import { useState } from 'react'
import { savePicture } from '#shared/app/saving/save-picture.ts'
import { STEWARD_QR } from '#shared/campaign.ts'
import { PAGE_ORIGIN } from '#shared/core/config.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { DownloadIcon } from '#shared/ui/icons/icons.tsx'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { BESIDE } from './campaign-popup.tsx'

/** The steward's QR code for the shell, which needs the whole address. The service sends none, so the site brings it (`pictures.steward`). */
const stewardQrAddress = (): string => new URL(STEWARD_QR, PAGE_ORIGIN || location.origin).href

/** The steward's code and the way into the album; outside a shell that saves, the long press remains. */
export function Steward() {
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <QrCard
        src={STEWARD_QR}
        size={148}
        label="服务管家二维码，长按识别"
        className={`mt-4 rounded-[18px] p-3.5 ${BESIDE}`}
        onMissing={() => setMissing(true)}
      />
      {!isMissing && (
        <Button
          kind="campaign"
          size="dialog"
          className="mt-5 w-full"
          icon={<DownloadIcon grows={20} />}
          onClick={() => void savePicture('saveQRCodeImg', stewardQrAddress())}
        >
          保存二维码
        </Button>
      )}
    </>
  )
}
