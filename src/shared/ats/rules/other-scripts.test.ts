import { expect, test } from 'vitest'
import { findIn } from '#shared/ats/rules/find-in.ts'
import { descriptiveLines, results, verbs } from '#shared/ats/rules/lines.ts'
import { summary } from '#shared/ats/rules/summary.ts'

const CHINESE = [
  '两年内将退货率降低38%,节省成本三百万元',
  '领导14名客服人员完成年度排班并培训新人',
  '九个月内在五个仓库上线新的SAP系统',
  '每周处理300条客户咨询,平均响应时间缩短至40分钟',
  '编写40篇帮助文章,使工单减少38%',
  '与产品团队合作解决了120个缺陷',
  '制定并执行客户满意度调查,得分提高到94分',
]
const RUSSIAN = [
  'Сократила простои на 18% за два года',
  'Руководила командой из 14 человек в трёх портах',
  'Внедрила SAP EWM на пяти складах за девять месяцев',
  'Вела бюджет складов и закупок',
  'Обучила 40 новых сотрудников склада',
  'Перевела учёт запасов в новую систему',
]
const job = (lines: readonly string[]) => ({ experience: [{ position: 'X', company: 'Y', achievements: [...lines] }] })

test('lines in scripts without spaces count, and so do results in numbers', () => {
  expect(findIn(descriptiveLines, job(CHINESE))).toEqual([])
  expect(findIn(results, job(CHINESE))).toEqual([])
  expect(findIn(descriptiveLines, job(['仓储管理', 'カイゼン', '物流']))).toMatchObject([{ values: { there: 0 } }])
})

test('lines in scripts without known verbs are not reported for missing verbs', () => {
  expect(findIn(verbs, job(CHINESE))).toEqual([])
  expect(findIn(verbs, job(RUSSIAN))).toEqual([])
  expect(findIn(verbs, job(['Team of four people', 'The whole budget of Россия']))).toMatchObject([
    { values: { there: 0 } },
  ])
})

test('a summary without spaces is measured by its letters', () => {
  const text =
    '拥有十年经验的客户支持主管,带领团队提升服务质量,擅长流程改进和数据分析,曾在两家公司负责跨国客户服务,注重结果。'
  expect(findIn(summary, { summary: text })).toEqual([])
  expect(findIn(summary, { summary: '十年经验' })).toMatchObject([{ code: 'summary-short' }])
})
