import { useState } from 'react'
import type { CampaignNews } from '#scripts/legal/campaign/check.ts'
import campaign from '#scripts/legal/campaign.json' with { type: 'json' }
import { Panel, Problems } from './panel.tsx'

/**
 * Every stage of a campaign, by members and activities of the seed
 * (scripts/local-service/areas/activity.ts).
 */
const VIEWS: readonly [label: string, member: string, path: string][] = [
  ['未开始，未报名', '1004', '/activity?activityId=A1002'],
  ['未开始，已报名', '1001', '/activity?activityId=A1002'],
  ['进行中，未报名', '1004', '/activity?activityId=A1001'],
  ['进行中，已报名', '1001', '/activity?activityId=A1001'],
  ['已领取，未填地址', '1001', '/activity?activityId=A1004'],
  ['已结束，参加过', '1001', '/activity?activityId=A1003'],
  ['已结束，没参加', '1004', '/activity?activityId=A1003'],
  ['访客，未开始', '1001', '/activityDetailsShare?activityId=A1002'],
  ['访客，进行中', '1001', '/activityDetailsShare?activityId=A1001'],
  ['访客，已结束', '1001', '/activityDetailsShare?activityId=A1003'],
]

/**
 * The campaign's document looked at: what is wrong with it, its pictures and colours, and the pages
 * in every stage.
 */
export function CampaignPanel({ onOpen }: { onOpen: (member: string, path: string) => void }) {
  const [news, setNews] = useState<CampaignNews | 'lost'>()
  const loadNews = async () => {
    setNews(undefined)
    const answer = fetch('/shell/campaign.json').then((response) => response.json() as Promise<CampaignNews>)
    setNews(await answer.catch(() => 'lost' as const))
  }
  return (
    <Panel title="活动预览" onOpen={() => void loadNews()}>
      {(close) => (
        <>
          <p className="mt-3 mb-1 text-title font-semibold">{campaign.name}</p>
          <News news={news} />
          <div className="mt-3.5 flex flex-wrap items-center gap-2.5">
            {Object.values(campaign.pictures).map((file) => (
              <img
                key={file}
                className="h-24 max-w-40 rounded-[12px] bg-fill object-contain p-1.5"
                src={`/campaign/${file}`}
                alt={file}
              />
            ))}
          </div>
          <div className="mt-3.5 flex flex-wrap gap-x-3.5 gap-y-2 font-mono text-caption/none">
            {Object.entries(campaign.colours).map(([name, colour]) => (
              <span key={name} className="flex items-center gap-1.5">
                <svg className="h-5 w-5 rounded-tag border border-line" viewBox="0 0 1 1" aria-hidden="true">
                  <path fill={colour} d="M0 0h1v1H0z" />
                </svg>
                {colour}
              </span>
            ))}
          </div>
          <div className="mt-4 mb-3 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-2">
            {VIEWS.map(([label, member, path]) => (
              <button
                type="button"
                key={label}
                className="min-h-10 rounded-[12px] bg-fill text-sub font-semibold"
                onClick={() => {
                  close()
                  onOpen(member, path)
                }}
              >
                {label}
              </button>
            ))}
          </div>
          <p className="text-sub text-ink-2">海报：打开页面后点“生成海报”。奖品、日期和人数来自服务。</p>
        </>
      )}
    </Panel>
  )
}

function News({ news }: { news: CampaignNews | 'lost' | undefined }) {
  if (!news) return <p role="status">正在检查 …</p>
  if (news === 'lost') return <p role="alert">没有检查到：本地站点没有回应</p>
  if (news.problems.length) return <Problems list={news.problems} />
  return (
    <p role="status">
      {news.isNewer
        ? '文档没有问题，但在构建之后改过：重新运行 npm start 才看得到（npm run dev 会随改随看）'
        : '文档没有问题'}
    </p>
  )
}
