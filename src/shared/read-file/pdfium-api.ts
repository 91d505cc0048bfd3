/** The parts of PDFium's C interface used here. Pointers and handles are numbers; 0 means none. */
export type Pdfium = {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(bytes: number): number; free(pointer: number): void }
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_GetPageCount(document: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidth(page: number): number
  _FPDF_GetPageHeight(page: number): number
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    x: number,
    y: number,
  ): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_CountChars(text: number): number
  _FPDFText_GetUnicode(text: number, index: number): number
  _FPDFText_IsGenerated(text: number, index: number): number
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number
  _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number
  _FPDFText_GetFontSize(text: number, index: number): number
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number
  _FPDFText_GetFontInfo(text: number, index: number, name: number, size: number, flags: number): number
  _FPDFText_GetTextObject(text: number, index: number): number
  /** The id of the innermost marked content around a page object; -1 means none. */
  _FPDFPageObj_GetMarkedContentID(object: number): number
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number
  _FPDFBitmap_FillRect(bitmap: number, x: number, y: number, width: number, height: number, colour: number): void
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
}

/**
 * Error codes from fpdfview.h: FPDF_ERR_PASSWORD (missing or wrong password) and FPDF_ERR_SECURITY (unsupported
 * security scheme).
 */
export const LOCKED_ERRORS: readonly number[] = [4, 5]

/** Lends memory from PDFium's heap and always frees it. */
export function withMemory<T>({ wasmExports }: Pdfium, bytes: number, use: (pointer: number) => T): T {
  const pointer = wasmExports.malloc(bytes)
  try {
    return use(pointer)
  } finally {
    wasmExports.free(pointer)
  }
}

/** A new view every time, because growing the memory detaches the old buffer. */
export const viewOf = ({ HEAPU8 }: Pdfium): DataView => new DataView(HEAPU8.buffer)
