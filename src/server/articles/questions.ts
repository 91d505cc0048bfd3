type Question = { readonly question: string; readonly answer: string }

/** The third-level headings that are questions, with the plain text below each. */
export function questionsIn(html: string): Question[] {
  return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>([\s\S]*?)(?=<h[23]|$)/g)]
    .map(([, question = '', answer = '']) => ({ question: plain(question), answer: plain(answer) }))
    .filter(({ question }) => question.endsWith('?'))
}

const plain = (html: string): string =>
  html
    .replace(/<\/(?:p|li|td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
