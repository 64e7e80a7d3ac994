/** Graduation marks around a dumbbell. */
export const HeroPicture = () => (
  <svg className="absolute top-0 right-0 max-w-none" width="390" height="330" aria-hidden="true">
    <g fill="none" stroke="#2ad58a" strokeWidth={9} strokeDasharray="1.5 7.5">
      <circle cx="318" cy="128" r="68" opacity=".6" />
      <circle cx="318" cy="128" r="94" opacity=".45" />
      <circle cx="318" cy="128" r="120" opacity=".3" />
    </g>
    <g transform="rotate(-34 318 128)" stroke="#c9f45c" strokeLinecap="round">
      <path d="M270 128h96" stroke="#f2fbf5" strokeWidth={8} />
      <path d="M284 102v52m68-52v52" strokeWidth={15} />
      <path d="M266 112v32m104-32v32" strokeWidth={11} />
    </g>
  </svg>
)
