/** UTF-8 length of a text, without creating the bytes. Counting stops once it is beyond `most`. */
export function utf8Length(text: string, most = Infinity): number {
  let bytes = text.length
  for (let at = 0; at < text.length && bytes <= most; at += 1) {
    const unit = text.charCodeAt(at)
    // A surrogate pair has four bytes, two per half.
    if (unit > 0x7f) bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2
  }
  return bytes
}
