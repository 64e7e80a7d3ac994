interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

/** A few values side by side. */
export const Choice = <T extends string>({ label, value, options, onChange }: ChoiceProps<T>) => (
  <fieldset className="field">
    <legend>{label}</legend>
    <div className="choice">
      {options.map(([key, text]) => (
        <button type="button" key={key} aria-pressed={key === value} onClick={() => onChange(key)}>
          {text}
        </button>
      ))}
    </div>
  </fieldset>
)

/** Many values in a list. */
export const Select = <T extends string>({ label, value, options, onChange }: ChoiceProps<T>) => (
  <label className="field">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

interface RangeProps {
  label: string
  unit: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A number that takes effect on release: with preact/compat `onChange` would fire at every step. */
export const Range = ({ label, unit, value, onChange, ...limits }: RangeProps) => (
  <label className="field range">
    <span>
      {label}
      <b>
        {value}
        <small>{unit}</small>
      </b>
    </span>
    <input
      key={value}
      type="range"
      {...limits}
      defaultValue={value}
      onChangeCapture={(event) => onChange(Number(event.currentTarget.value))}
    />
  </label>
)
