/** The payment has not arrived yet: say so calmly, and offer another look. */
export function Page() {
  return (
    <main className="px-8 pt-40 text-center">
      <h1 className="text-title">未查询到付款</h1>
      <button type="button" className="press mt-8 min-h-[50px] min-w-44 rounded-full bg-brand px-6 text-[1rem] font-semibold text-on-brand">
        刷新
      </button>
    </main>
  )
}
