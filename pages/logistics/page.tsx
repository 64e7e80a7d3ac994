import { useEffect, useState } from 'react'
import { CampaignFrame } from '#shared/app/campaign/campaign.tsx'
import { lazyDialog } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import { usePrefetch } from '#shared/app/loading/use-prefetch.ts'
import { loadToast, toast } from '#shared/app/messages/messages.ts'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { go } from '#shared/app/page/go.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { assertSameMember } from '#shared/auth/session.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { InfoIcon } from '#shared/ui/icons/icons-record.tsx'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { AddressForm } from './address-form.tsx'
import { EMPTY, FIELDS, type Form, problemsOf } from './model.ts'
import { OWNER_BOX, useForm } from './use-form.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const AREA_SHEET = lazyModule(() => import('./area-sheet.tsx'))
const ConfirmDialog = lazyDialog(LATER, ({ ConfirmDialog }) => ConfirmDialog)
const AreaSheet = lazyDialog(AREA_SHEET, ({ AreaSheet }) => AreaSheet, {
  message: () => '地区加载失败，请重试',
  isLarge: true,
})
/** ms for which the toast is shown before the page is left. */
const READ_MS = 1200

/** Where a claimed prize is sent. What is typed lives here and in one request, nowhere else. */
export function Page() {
  const { activityId, prizeId } = queryIds('activityId', 'prizeId')
  const [member, setMember] = useState<string>()
  const { form, setForm, owner, isUnclear } = useForm(member)
  const [isChecked, setChecked] = useState(false)
  const [open, setOpen] = useState<'area' | 'confirm'>()
  const [isDone, setDone] = useState(false)
  const [found, setFound] = useState({ sent: '', prize: '' })
  const close = () => setOpen(undefined)
  usePrefetch(loadToast)
  const problems = isChecked ? problemsOf(form) : {}
  const back = () => go(pageUrl('activity', { activityId }), 'back')

  useEffect(() => {
    // In the app its own bar would stand above ours; a visitor's browser has none to hide.
    lazy(() => import('#shared/bridge/nav-bar.ts')).then(
      ({ takeOverNavBar }) => takeOverNavBar(),
      () => {},
    )
    // A form that was sent already is not shown again; where that cannot be found out it stays.
    if (activityId)
      LATER.load()
        .then(({ lookFirst }) => lookFirst(activityId, prizeId, setMember).then(setFound))
        .catch(() => {})
  }, [activityId, prizeId])

  const check = () => {
    const wrong = FIELDS.find((field) => problemsOf(form)[field])
    setChecked(true)
    if (wrong) document.getElementById(wrong)?.focus()
    else setOpen('confirm')
  }
  const onTaken = async () => {
    close()
    setForm(EMPTY)
    setDone(true)
    toast('填写成功', 'success')
    await sleep(READ_MS)
    await assertSameMember()
    back()
  }

  return (
    <CampaignFrame>
      <NavBar title="收货信息" onBack={back} />
      {typeof location !== 'undefined' && !activityId ? (
        <Trouble problem="incomplete" onRetry={() => {}} />
      ) : (
        <>
          <div className="flex flex-1 flex-col gap-2 px-4 pt-1.5 pb-6 [@media(min-width:800px)_and_(min-height:480px)]:flex-none [@media(min-width:800px)_and_(min-height:480px)]:[&+div]:border-0 [@media(min-width:800px)_and_(min-height:480px)]:[&+div]:bg-canvas">
            {!found.sent && (
              <p className="flex gap-2 px-1 pb-1 text-sub leading-[1.6] text-ink-2">
                <InfoIcon grows={20} className="text-brand-text" />
                请仔细填写，确认后将无法修改。
              </p>
            )}
            {found.prize && !found.sent && <p className="px-1 pb-1">寄送奖品：{found.prize}</p>}
            {isDone || found.sent ? (
              <p role="status" className="px-1 py-10 text-center">
                {found.sent || '填写成功，正在返回活动'}
              </p>
            ) : (
              <div className={isUnclear ? 'invisible' : ''}>
                <AddressForm
                  form={form}
                  problems={problems}
                  onChange={(field, value) => setForm((before: Form) => ({ ...before, [field]: value }))}
                  onPickArea={() => setOpen('area')}
                />
                <input id={OWNER_BOX} name={OWNER_BOX} value={owner} hidden onChange={() => {}} />
              </div>
            )}
          </div>
          <StickyBar>
            <Button kind="campaign" className="flex-1" disabled={isDone} onClick={found.sent ? back : check}>
              {found.sent ? '返回活动' : '确认提交'}
            </Button>
          </StickyBar>
        </>
      )}
      <AreaSheet
        open={open === 'area'}
        value={form.area}
        onClose={close}
        onChoose={(area) => {
          setForm({ ...form, area })
          close()
        }}
      />
      <ConfirmDialog open={open === 'confirm'} activityId={activityId} form={form} onClose={close} onTaken={onTaken} />
    </CampaignFrame>
  )
}
