import { ROOT } from '#scripts/build/page-names.ts'
import { listen } from '#scripts/serve/listen.ts'
import { createSite } from '#scripts/serve/site.ts'

const service = process.env.SERVICE_URL
const site = await listen(createSite({ dist: `${ROOT}dist`, service }), Number(process.env.PORT ?? 4173))
console.log(`${site.url}/down${service ? '' : '\n没有设置 SERVICE_URL：页面会显示加载失败'}`)
