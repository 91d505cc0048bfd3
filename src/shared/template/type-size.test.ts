import { expect, test } from 'vitest'
import { sizeBeside } from '#shared/template/type-size.ts'

// The x-height is .486 of the type size in Source Sans 3, .4 in EB Garamond.
test('a family with a low x-height is enlarged to look as large as the template’s own', () => {
  expect(sizeBeside('Source Sans 3', 'EB Garamond', '<p>Led a team of six</p>')).toBeCloseTo(1.215)
  expect(sizeBeside('EB Garamond', 'Source Sans 3', '<p>Руководила командой</p>')).toBeCloseTo(0.823)
})

test('the template’s own family, or none, leaves the size unchanged', () => {
  expect(sizeBeside('Literata', 'Literata', '<p>Led a team of six</p>')).toBe(1)
  expect(sizeBeside('Literata', undefined, '<p>Led a team of six</p>')).toBe(1)
})

test.each([
  [
    'Chinese',
    '<h1>王小明</h1><p>负责订单系统的架构设计与开发，带领六人团队。</p><a href="mailto:w@example.com">w@example.com</a>',
  ],
  ['Chinese with names of tools', '<li>使用 TypeScript 与 React 重构前端系统，将页面加载时间缩短一半</li>'],
  ['Hebrew', '<h2>ניסיון תעסוקתי</h2><p>הובלת צוות של שישה מפתחים</p>'],
  ['Arabic', '<p>قيادة فريق من ستة مهندسين</p>'],
])('%s uses a fallback family and is not enlarged with the chosen one', (_, html) => {
  expect(sizeBeside('Open Sans', 'EB Garamond', html)).toBe(1)
})

test('a name in another script does not change the size of an English resume', () => {
  expect(
    sizeBeside('Source Sans 3', 'EB Garamond', '<h1>Wang Xiaoming 王小明</h1><p>Led a team of six</p>'),
  ).toBeCloseTo(1.215)
})
