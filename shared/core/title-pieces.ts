/**
 * Words of the field that a line of a title never ends inside, of two characters each, then of three or four. `Intl.Segmenter` knows more of them, but
 * making one costs a slow phone 53 to 85 ms before its page is there, and it takes 燃脂 apart. Longer ones would be wider than a column of large text.
 */
const WORDS =
  '间歇挑战燃脂燃卡训练课程拉伸力量核心有氧瑜伽塑形减脂增肌循环全身臀腿肩颈热身跟练团课打卡达人计划晨练夜跑清晨唤醒早起进阶入门基础新手强度交替稳定舒展放松恢复呼吸杠铃哑铃骑行跑步跳绳体态腰腹下肢上肢体能夜间睡前运动健身居家家庭伙伴'
const LONGER = '一步一步|小分队|挑战赛|训练营|塑形营|力量镜|潜力股|马甲线|普拉提'

/** A number stays with what it counts: 30分钟, 28 天, 三十段, 第一次. */
const COUNT = '(?:第 ?)?[\\d一二三四五六七八九十]{1,4} ?(?:分钟|千卡|[天日周月段组次])'

const WORD = new RegExp(`(${LONGER}|${WORDS.replace(/../g, '$&|')}${COUNT})`)

/** A title in pieces, every other one a word that stays whole: plain, word, plain, word, plain. Plain ones may be empty; in Latin letters words stay whole by themselves. */
export const titlePieces = (title: string): string[] => title.split(WORD)
