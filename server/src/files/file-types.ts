import type { FILE_KINDS } from '@inlay/contract/form-field'

/** What a file is, by its content. */
export interface FileType {
  readonly kind: (typeof FILE_KINDS)[number]
  readonly mediaType: string
  /** Endings of names that it may have, the usual one first. */
  readonly endings: readonly string[]
}

const type = (kind: FileType['kind'], mediaType: string, ...endings: string[]): FileType => ({ kind, mediaType, endings })
const office = (name: string, ending: string) => type('document', `application/vnd.openxmlformats-officedocument.${name}`, ending)
const openDocument = (name: string, ending: string) => type('document', `application/vnd.oasis.opendocument.${name}`, ending)

/** What anybody wrote by hand or a program as lines; whatever else a name ends in gets .txt behind it. */
export const TEXT = type('text', 'text/plain', 'txt', 'csv', 'tsv', 'md', 'log', 'json', 'xml', 'yaml', 'yml', 'ics', 'vcf')
export const SVG = type('image', 'image/svg+xml', 'svg')

/** Before 2007, told apart by the name of a stream inside. */
export const OLD_OFFICE: readonly (readonly [stream: string, FileType])[] = [
  ['WordDocument', type('document', 'application/msword', 'doc')],
  ['Workbook', type('document', 'application/vnd.ms-excel', 'xls')],
  ['Book', type('document', 'application/vnd.ms-excel', 'xls')],
  ['PowerPoint Document', type('document', 'application/vnd.ms-powerpoint', 'ppt')],
]

/** What can be told by its first bytes and is taken from visitors. Programs, and documents with programs in them, are not among it. */
export const FILE_TYPES = [
  type('image', 'image/png', 'png'),
  type('image', 'image/apng', 'png', 'apng'),
  type('image', 'image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif'),
  type('image', 'image/gif', 'gif'),
  type('image', 'image/webp', 'webp'),
  type('image', 'image/avif', 'avif'),
  type('image', 'image/heic', 'heic', 'heif', 'hif'),
  type('image', 'image/heif', 'heif', 'heic', 'hif'),
  type('image', 'image/bmp', 'bmp'),
  type('image', 'image/tiff', 'tif', 'tiff'),
  type('image', 'image/x-icon', 'ico'),
  type('image', 'image/jxl', 'jxl'),
  type('pdf', 'application/pdf', 'pdf'),
  office('wordprocessingml.document', 'docx'),
  office('spreadsheetml.sheet', 'xlsx'),
  office('presentationml.presentation', 'pptx'),
  openDocument('text', 'odt'),
  openDocument('spreadsheet', 'ods'),
  openDocument('presentation', 'odp'),
  type('document', 'application/rtf', 'rtf', 'doc'),
  type('archive', 'application/zip', 'zip'),
] as const satisfies readonly FileType[]
