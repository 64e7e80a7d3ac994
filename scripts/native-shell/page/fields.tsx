import type { ReactNode } from 'react'

interface FieldProps<V> {
  label: ReactNode
  value: V
  onChange: (value: V) => void
}
type OptionsProps<T extends string> = FieldProps<T> & { options: readonly (readonly [T, string])[] }

const FIELD = 'grid min-w-0 gap-1'
const LABEL = 'flex justify-between text-caption text-ink-3'

/** A name above what is typed or chosen. */
export const Field = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className={FIELD}>
    <span className={LABEL}>{label}</span>
    {children}
  </label>
)

/** A few values side by side. */
export const Choice = <T extends string>({ label, value, options, onChange }: OptionsProps<T>) => (
  <fieldset className={FIELD}>
    <legend className={LABEL}>{label}</legend>
    <div className="flex rounded-[12px] bg-fill p-[3px]">
      {options.map(([key, text]) => (
        <button
          type="button"
          key={key}
          className="min-h-[30px] flex-auto rounded-[9px] px-1.5 text-sub whitespace-nowrap text-ink-2 aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[0_1px_3px_rgb(12_40_26/0.14)]"
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  </fieldset>
)

/** Many values in a list. */
export const Select = <T extends string>({ label, value, options, onChange }: OptionsProps<T>) => (
  <Field label={label}>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </Field>
)

interface RangeProps extends FieldProps<number> {
  unit: string
  min: number
  max: number
  step: number
}

/** A number that takes effect on release: in preact/compat `onChange` fires on every step. */
export const Range = ({ label, unit, value, onChange, ...limits }: RangeProps) => (
  <Field
    label={
      <>
        {label}
        <b className="font-num text-flag text-ink">
          {value}
          <small className="ml-0.5 font-normal text-ink-3">{unit}</small>
        </b>
      </>
    }
  >
    <input
      key={value}
      type="range"
      className="my-1 h-4 w-full border-0 p-0 accent-brand"
      {...limits}
      defaultValue={value}
      onChangeCapture={(event) => onChange(Number(event.currentTarget.value))}
    />
  </Field>
)
