import { useRef, useState } from 'react'
import type { CampaignNews } from '#scripts/site/legal/campaign/news.ts'
import {
  ACCENT_COLOUR,
  ACTION_COLOUR,
  CAMPAIGN_NAME,
  CANVAS_COLOUR,
  CROWD_PICTURE,
  GLOW_COLOUR,
  GOLD_COLOUR,
  INK_COLOUR,
  SCENE,
  SCENE_COLOUR,
  SCENE_DEEP_COLOUR,
  STEWARD_QR,
  TITLE_PICTURE,
} from '#shared/campaign.ts'

/** Every stage of a campaign as somebody sees it, by members and activities of the local service's seed (scripts/workbench/service/activity/seed.ts). */
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
const PICTURES = [SCENE, TITLE_PICTURE, CROWD_PICTURE, STEWARD_QR]
const COLOURS = [
  SCENE_COLOUR,
  SCENE_DEEP_COLOUR,
  ACTION_COLOUR,
  ACCENT_COLOUR,
  GOLD_COLOUR,
  GLOW_COLOUR,
  INK_COLOUR,
  CANVAS_COLOUR,
]

/** The campaign's document looked at: what is wrong with it, its pictures and colours, and the pages in every stage. */
export function CampaignPanel({ onOpen }: { onOpen: (member: string, path: string) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [news, setNews] = useState<CampaignNews | 'lost'>()
  const look = async () => {
    dialog.current!.showModal()
    setNews(undefined)
    const answer = fetch('/shell/campaign.json').then((response) => response.json() as Promise<CampaignNews>)
    setNews(await answer.catch(() => 'lost' as const))
  }
  return (
    <>
      <button type="button" className="links-open" onClick={() => void look()}>
        活动预览
      </button>
      <dialog ref={dialog} className="links" aria-labelledby="campaign-title">
        <h2 id="campaign-title">
          活动预览
          <button type="button" onClick={() => dialog.current!.close()}>
            关闭
          </button>
        </h2>
        <p className="campaign-name">{CAMPAIGN_NAME}</p>
        <News news={news} />
        <div className="campaign-pictures">
          {PICTURES.map((src) => (
            <img key={src} src={src} alt={src.split('/').pop()} />
          ))}
        </div>
        <div className="campaign-colours">
          {COLOURS.map((colour, index) => (
            <span key={index}>
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <path fill={colour} d="M0 0h1v1H0z" />
              </svg>
              {colour}
            </span>
          ))}
        </div>
        <div className="campaign-views">
          {VIEWS.map(([label, member, path]) => (
            <button
              type="button"
              key={label}
              onClick={() => {
                dialog.current!.close()
                onOpen(member, path)
              }}
            >
              {label}
            </button>
          ))}
        </div>
        <p className="links-openings">海报：打开页面后点“生成海报”。奖品、日期和人数来自服务。</p>
      </dialog>
    </>
  )
}

function News({ news }: { news: CampaignNews | 'lost' | undefined }) {
  if (!news) return <p role="status">正在检查 …</p>
  if (news === 'lost') return <p role="alert">没有检查到：本地站点没有回应</p>
  if (news.problems.length)
    return (
      <ul className="links-problems">
        {news.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    )
  return (
    <p role="status">
      {news.isNewer
        ? '文档没有问题，但在构建之后改过：重新运行 npm start 才看得到（npm run dev 会随改随看）'
        : '文档没有问题'}
    </p>
  )
}
