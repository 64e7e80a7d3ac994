import { type ReactNode, useState } from 'react'
import { NextIcon } from '#shared/ui/icons/icons.tsx'
import { countCharacters, DETAIL_MAX, type Field, type Form, fitValue, MAX_LENGTHS, NAME_MAX } from './model.ts'

interface Props {
  form: Form
  problems: Partial<Record<Field, string>>
  onChange: (field: Field, value: string) => void
  onPickArea: () => void
}

/**
 * The focus outline follows the field's corners, slightly outside the text, and never overlaps the
 * counter.
 */
const FIELD = '-ml-2 rounded-tile px-2 outline-offset-0'
const INPUT = `${FIELD} min-w-[min(100%,9em)] flex-1 min-h-touch placeholder:text-[#93664f]`

type Box = HTMLInputElement | HTMLTextAreaElement
/**
 * Id of the hidden area field. After Back browsers restore field values only, and not those of
 * `readonly` fields.
 */
export const AREA_BOX = 'area-box'
const DETAIL_HINT = '街道、楼栋、门牌号'

/**
 * Name, phone, area and address. Truncates typed text to the field's maximum and reports it below
 * the field, but not during IME composition.
 */
export function AddressForm({ form, problems, onChange, onPickArea }: Props) {
  const [cutField, setCutField] = useState<Field>()
  const getNote = (field: keyof typeof MAX_LENGTHS) => cutField === field && `${MAX_LENGTHS[field]}，多出的没有填入`
  const createInputProps = (field: keyof typeof MAX_LENGTHS) => {
    const takeValue = (element: Box) => {
      const { value, caret, isCut } = fitValue(field, element.value, element.selectionEnd ?? undefined)
      setCutField(isCut ? field : undefined)
      if (element.value !== value) {
        element.value = value
        // During autofill another field has the focus, and WebKit would move it here.
        if (element === document.activeElement) element.setSelectionRange(caret, caret)
      }
      onChange(field, value)
    }
    return {
      id: field,
      value: form[field],
      'aria-required': true,
      'aria-invalid': Boolean(problems[field]),
      'aria-describedby': problems[field] && `${field}-problem`,
      onInput: (event: { currentTarget: Box; nativeEvent?: Event }) => {
        const { isComposing } = (event.nativeEvent ?? event) as InputEvent
        if (isComposing) onChange(field, event.currentTarget.value)
        else takeValue(event.currentTarget)
      },
      onCompositionEnd: (event: { currentTarget: Box }) => takeValue(event.currentTarget),
    }
  }
  const renderCount = (text: string, max: number) => (
    <span className="num text-caption font-normal text-ink-2" aria-hidden="true">
      {countCharacters(text)}/{max}
    </span>
  )
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-0.5">
      <FieldRow label="收货人" id="name" problem={problems.name} note={getNote('name')}>
        <input
          {...createInputProps('name')}
          className={INPUT}
          placeholder={problems.name ? '未填写' : '请输入收货人姓名'}
          autoComplete="name"
        />
        {renderCount(form.name, NAME_MAX)}
      </FieldRow>
      <FieldRow label="手机号" id="mobile" problem={problems.mobile} note={getNote('mobile')}>
        <input
          {...createInputProps('mobile')}
          className={`${INPUT} ${form.mobile ? 'num text-num-s font-medium' : ''}`}
          type="tel"
          inputMode="numeric"
          placeholder={problems.mobile ? '未填写' : '请输入手机号'}
          autoComplete="tel-national"
        />
      </FieldRow>
      <FieldRow label="所在地区" id="area" problem={problems.area}>
        <button
          id="area"
          type="button"
          className={`flex min-h-touch flex-1 items-center justify-between gap-2 text-left ${FIELD} -mr-2 active:bg-fill`}
          aria-labelledby="area-label area"
          aria-haspopup="dialog"
          aria-describedby={problems.area && 'area-problem'}
          onClick={onPickArea}
        >
          {form.area || <span className="text-[#93664f]">{problems.area ? '未选择' : '请选择省/市/区'}</span>}
          <NextIcon size={18} className="text-ink-2" />
        </button>
        <input id={AREA_BOX} name={AREA_BOX} value={form.area} hidden onChange={() => {}} />
      </FieldRow>
      <FieldRow label="详细地址" id="detail" problem={problems.detail} note={getNote('detail')}>
        {/* Auto-grows: the same text, invisible, sets the height. */}
        <span className="relative min-w-[min(100%,9em)] flex-1">
          <span className="invisible block min-h-touch py-2.5 pr-2 whitespace-pre-wrap" aria-hidden="true">
            {form.detail || DETAIL_HINT}&#8203;
          </span>
          <textarea
            {...createInputProps('detail')}
            className={`absolute inset-0 h-full w-[calc(100%+8px)] resize-none overflow-hidden py-2.5 placeholder:text-[#93664f] ${FIELD}`}
            placeholder={DETAIL_HINT}
            autoComplete="street-address"
          />
        </span>
        {renderCount(form.detail, DETAIL_MAX)}
      </FieldRow>
    </div>
  )
}

interface FieldRowProps {
  label: string
  /** Id of the input. */
  id: string
  problem?: string
  /** Note on a truncated input. */
  note?: string | false
  children: ReactNode
}

/** A row of the form, with its error or note below. */
const FieldRow = ({ label, id, problem, note, children }: FieldRowProps) => (
  <div className="flex min-h-[60px] flex-wrap items-start gap-x-2 border-line py-2 not-first:border-t">
    <label id={`${id}-label`} htmlFor={id} className="flex min-h-touch w-[5.5rem] items-center leading-[1.4]">
      {label}
    </label>
    <div className="min-w-0 flex-[1_1_9em]">
      <div
        className={`flex min-h-touch flex-wrap items-center justify-end gap-2 leading-[1.5] ${problem ? 'text-risk-text' : ''}`}
      >
        {children}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="flex items-center gap-[5px] py-1 text-caption leading-[1.5] text-risk-text">
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <circle cx="7" cy="7" r="6.500" fill="currentColor" />
            <path d="M7 3.500v4m0 2.500v.1" stroke="#fff" strokeWidth={1.5} strokeLinecap="round" />
          </svg>
          {problem}
        </p>
      )}
      <p role="status" className="text-caption leading-[1.5] text-ink-2 not-empty:py-1">
        {!problem && note}
      </p>
    </div>
  </div>
)
