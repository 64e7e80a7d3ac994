import { type LineRates, openLine } from './link.ts'

// A process of its own, so that neither the browser's driver nor the server delays what the line
// delivers.
let line: Awaited<ReturnType<typeof openLine>> | undefined

process.on('message', async (request: { rates: LineRates; port: number; target: number } | 'close') => {
  if (request === 'close') process.send!(line!.close())
  else {
    line = await openLine(request.rates, request.port, request.target)
    process.send!('open')
  }
})
process.on('disconnect', () => process.exit())
