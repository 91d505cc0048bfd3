/** What a browser calls itself, in words like 'Firefox on Windows'; nothing where it cannot be told. */
export function deviceOf(userAgent: string): string | undefined {
  const browser = named(BROWSERS, userAgent)
  const system = named(SYSTEMS, userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}

type Names = readonly (readonly [sign: RegExp, name: string])[]

// The order matters: almost every browser also calls itself by the names of those below it.
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const named = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1]
