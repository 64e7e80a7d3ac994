import { type LineRates, openLine } from './link.ts'

// A process of its own, so that neither the browser's driver nor the server delays what the line delivers.
let line: Awaited<ReturnType<typeof openLine>> | undefined

process.on('message', async (request: { rates: LineRates; target: number } | 'close') => {
  if (request === 'close') process.send!(line!.close())
  else {
    line = await openLine(request.rates, request.target)
    process.send!({ port: line.port })
  }
})
process.on('disconnect', () => process.exit())
