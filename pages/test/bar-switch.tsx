import { useState } from 'react'
import { toast } from '#shared/app/messages/messages.ts'
import { tellNative } from '#shared/bridge/native.ts'
import { Button } from '#shared/ui/controls/button.tsx'

/** Hide and show the native bar by turns. It is hidden when the page has opened. */
export function BarSwitch() {
  const [isHidden, setHidden] = useState(true)
  async function toggle() {
    if (await tellNative('hiddenNavigaBar', { isHidden: !isHidden })) setHidden(!isHidden)
    else toast('请在App内打开')
  }
  return (
    <Button kind="secondary" size="dialog" className="w-full" onClick={toggle}>
      {isHidden ? '显示原生导航栏' : '隐藏原生导航栏'}
    </Button>
  )
}
