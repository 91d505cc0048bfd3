import { z } from 'zod'
import { readYaml, type Source } from './read.ts'
import { TEXT } from './texts.ts'

const tips = z.array(z.strictObject({ question: TEXT, advice: TEXT }))

export const readInterviewTips = (source: Source) => readYaml(source, 'interview-tips/en.yaml', tips)?.value ?? []
