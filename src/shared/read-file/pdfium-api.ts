/** Of PDFium's C interface, what is called here. Pointers and handles are numbers; 0 is none. */
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
  _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number
  _FPDFText_GetFontSize(text: number, index: number): number
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number
  _FPDFText_GetFontInfo(text: number, index: number, name: number, size: number, flags: number): number
  _FPDFText_GetTextObject(text: number, index: number): number
  /** The number of the innermost tagged content around an object of the page; -1 is none. */
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

/** PDFium's answer where a password is missing (fpdfview.h, FPDF_ERR_PASSWORD), and for a way of locking it knows not. */
export const LOCKED: readonly number[] = [4, 5]

/** Lends memory of PDFium's own, and takes it back whatever happens. */
export function withMemory<T>({ wasmExports }: Pdfium, bytes: number, use: (pointer: number) => T): T {
  const pointer = wasmExports.malloc(bytes)
  try {
    return use(pointer)
  } finally {
    wasmExports.free(pointer)
  }
}

/** A view that is made anew each time: growing memory takes the old one away. */
export const viewOf = ({ HEAPU8 }: Pdfium): DataView => new DataView(HEAPU8.buffer)
