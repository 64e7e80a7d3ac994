import { useEffect, useLayoutEffect, useState } from 'react'
import { assertSameMember } from '#shared/auth/session.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { INCOMPLETE_ERROR } from '#shared/core/request-error.ts'
import { CampaignFrame, PrizePicture } from '#shared/features/campaign/campaign.tsx'
import { lazyErrorState } from '#shared/features/messages/error-state.tsx'
import { loadToast, showMessage } from '#shared/features/messages/messages.ts'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { navigate } from '#shared/page/navigate.ts'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { InfoIcon } from '#shared/ui/icons/icons-record.tsx'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { AddressForm, AREA_BOX } from './address-form.tsx'
import { EMPTY, FIELDS, type Form, fitValue, validateForm } from './model.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const ErrorState = lazyErrorState(LATER)
const AREA_SHEET = lazyModule(() => import('./area-sheet.tsx'))
const ConfirmDialog = lazyDialog(LATER, ({ ConfirmDialog }) => ConfirmDialog)
const AreaSheet = lazyDialog(AREA_SHEET, ({ AreaSheet }) => AreaSheet, {
  message: () => '地区加载失败，请重试',
  isLarge: true,
})
/** ms that the toast is visible before navigation. */
const READ_MS = 1200

/**
 * Delivery address of a claimed prize. Typed values are not stored: they are only in memory and in
 * one request.
 */
export function Page({ search }: PageProps) {
  const { activityId, prizeId } = queryIds(search, 'activityId', 'prizeId')
  const [member, setMember] = useState<string>()
  const { form, setForm, owner, isOtherOwner } = useForm(member)
  const [isChecked, setChecked] = useState(false)
  const [open, setOpen] = useState<'area' | 'confirm'>()
  const [isDone, setDone] = useState(false)
  const [claimState, setClaimState] = useState({ sent: '', prize: '', image: '' })
  const closeSheet = () => setOpen(undefined)
  usePrefetch(loadToast)
  const errors = isChecked ? validateForm(form) : {}
  const goBackToCampaign = () => navigate(getPageUrl('activity', { activityId }), 'back')

  useEffect(() => {
    // Hides the app's own navigation bar; a visitor's browser has none.
    void takeOverNavBar()
    // Hides a form that was submitted before; if the check fails, it stays.
    if (activityId)
      LATER.load()
        .then(({ checkClaim }) => checkClaim(activityId, prizeId, setMember).then(setClaimState))
        .catch(() => {})
  }, [activityId, prizeId])

  const checkForm = () => {
    const invalidField = FIELDS.find((field) => validateForm(form)[field])
    setChecked(true)
    if (invalidField) document.getElementById(invalidField)?.focus()
    else setOpen('confirm')
  }
  const onTaken = async () => {
    closeSheet()
    setForm(EMPTY)
    setDone(true)
    showMessage('填写成功', 'success')
    await sleep(READ_MS)
    await assertSameMember()
    goBackToCampaign()
  }

  return (
    <CampaignFrame>
      <NavBar title="收货信息" onBack={goBackToCampaign} />
      {search !== undefined && !activityId ? (
        <ErrorState error={INCOMPLETE_ERROR} onRetry={() => {}} />
      ) : (
        <>
          <div className="flex flex-1 flex-col gap-2 px-4 pt-1.5 pb-6 [@media(min-width:800px)_and_(min-height:480px)]:flex-none [@media(min-width:800px)_and_(min-height:480px)]:[&+div]:border-0 [@media(min-width:800px)_and_(min-height:480px)]:[&+div]:bg-canvas">
            {!claimState.sent && (
              <p className="flex gap-2 px-1 pb-1 text-sub leading-[1.6] text-ink-2">
                <InfoIcon scalesWithText={20} className="text-brand-text" />
                请仔细填写，确认后将无法修改。
              </p>
            )}
            {isDone || claimState.sent ? (
              <p role="status" className="px-1 py-10 text-center">
                {claimState.sent || '填写成功，正在返回活动'}
              </p>
            ) : (
              <div className={isOtherOwner ? 'invisible' : ''}>
                <AddressForm
                  form={form}
                  problems={errors}
                  onChange={(field, value) => setForm((before: Form) => ({ ...before, [field]: value }))}
                  onPickArea={() => setOpen('area')}
                />
                <input id={OWNER_FIELD} name={OWNER_FIELD} value={owner} hidden onChange={() => {}} />
              </div>
            )}
            {/* Below the form, which must not move when the prize arrives. */}
            {claimState.prize && (
              <div className="flex items-center gap-3.5 rounded-card border border-line bg-surface px-5 py-3">
                <PrizePicture src={claimState.image} size={56} className="flex-none" />
                <p className="min-w-0 flex-1 leading-[1.5]">寄送奖品：{claimState.prize}</p>
              </div>
            )}
          </div>
          <StickyBar>
            <Button
              kind="campaign"
              className="flex-1"
              disabled={isDone}
              onClick={claimState.sent ? goBackToCampaign : checkForm}
            >
              {claimState.sent ? '返回活动' : '确认提交'}
            </Button>
          </StickyBar>
        </>
      )}
      <AreaSheet
        open={open === 'area'}
        value={form.area}
        onClose={closeSheet}
        onChoose={(area) => {
          setForm({ ...form, area })
          closeSheet()
        }}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        activityId={activityId}
        form={form}
        onClose={closeSheet}
        onTaken={onTaken}
      />
    </CampaignFrame>
  )
}

/** Id of the hidden field that holds the form's member number. */
const OWNER_FIELD = 'owner-box'

/**
 * State of the form. Values restored by the browser after Back may belong to another member: they
 * are hidden until the member is known, and cleared unless it is the same one.
 * @param member member number, '' when unknown, undefined while loading and outside the app
 */
function useForm(member: string | undefined) {
  const [form, setForm] = useState(readTypedForm)
  const [owner, setOwner] = useState(() => getFieldValue(OWNER_FIELD))
  const [isFilledIn, setFilledIn] = useState(
    () => typeof document !== 'undefined' && document.readyState === 'complete',
  )

  useLayoutEffect(() => {
    // After Back a browser restores field values on load, without an input event, so after the
    // first render.
    const takeFilledValues = () => {
      setFilledIn(true)
      setForm(readTypedForm)
      setOwner(getFieldValue(OWNER_FIELD))
    }
    addEventListener('pageshow', takeFilledValues)
    return () => removeEventListener('pageshow', takeFilledValues)
  }, [])
  useEffect(() => {
    // Wait for restored values: the browser does not restore a field that the page has changed.
    if (!isFilledIn || member === undefined || owner === member) return
    if (owner) setForm(EMPTY)
    setOwner(member)
  }, [isFilledIn, member, owner])

  return { form, setForm, owner, isOtherOwner: owner !== '' && owner !== member }
}

const getFieldValue = (id: string): string =>
  typeof document === 'undefined' ? '' : ((document.getElementById(id) as HTMLInputElement | null)?.value ?? '')

/**
 * Field values of the prerendered form at hydration: typed before the script loaded, or restored by
 * the browser.
 */
function readTypedForm(): Form {
  const form = { ...EMPTY }
  for (const field of FIELDS) form[field] = fitValue(field, getFieldValue(field === 'area' ? AREA_BOX : field)).value
  return form
}
