import { runCommand } from '#scripts/base/command-line.ts'
import { CAMPAIGN_FILE, checkCampaign } from './legal/campaign/check.ts'

const HELP = `用法：npm run campaign

检查活动文档 scripts/legal/campaign.json 和它的图片（public/campaign），指出哪一项有什么问题。只检查，不改任何文件。

文档里有
  name、organiser     活动名、主办方
  claimBefore         领奖期限："月-日"、"年-月-日"，没有统一期限写 ""
  share               分享卡片的文字；{count} 是已参加的人数
  pictures            图片的文件名：scene 主视觉，title 活动名的字，crowd 人数旁的头像，gift 没有图的奖品，steward 服务管家二维码
  colours             颜色，# 加六位十六进制
  titles              各卡片的标题
  stages              未开始 before、进行中 running、已结束 ended 的文字；{beginning} 是开始的日期
  claim、steward      领奖和服务管家的文字
  steps、faq、rules   参与步骤、常见问题、活动规则；{deadline}、{organiser}、{phone} 会填好
日期、门槛、奖品和人数都来自服务，服务给了图片就用服务的。怎么改：scripts/legal/README.md。

选项
  --help   显示这段说明
`

await runCommand(HELP, {}, () => {
  checkCampaign()
  console.log(`${CAMPAIGN_FILE} 没有问题，下次构建就会用上。`)
})
