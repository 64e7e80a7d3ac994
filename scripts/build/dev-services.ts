import type { Plugin } from 'vite'

/** In `npm run dev` the local service and the shell answer under the page's own origin, as they do behind `npm start`. */
export function devServices(): Plugin {
  const service = `http://127.0.0.1:${process.env.SERVICE_PORT ?? 8787}`
  return {
    name: 'dev-services',
    apply: 'serve',
    config: ({ server }) => ({
      server: {
        host: '127.0.0.1',
        port: server?.port ?? Number(process.env.PORT ?? 4173),
        strictPort: true,
        proxy: Object.fromEntries(['/api', '/pk', '/local'].map((path) => [path, { target: service }])),
      },
    }),
  }
}
