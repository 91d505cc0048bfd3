import { moreWords, writtenDates } from '#shared/packed/more-resume-words.ts'
import { addWords } from '#shared/resume/language-words.ts'
import { addDateWords } from '#shared/text/date-periods.ts'

// Importing this module adds all languages of resumes but English to what is printed and to the dates that are read.
addWords(moreWords)
for (const words of Object.values(writtenDates)) addDateWords(words)
