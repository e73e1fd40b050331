/** "512 B", "2.1 KB", "14.5 MB": a size as people read it. @param bytes whole, 0 or more */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const unit = bytes < 999_950 ? 'KB' : 'MB'
  return `${Number((bytes / (unit === 'KB' ? 1e3 : 1e6)).toFixed(1))} ${unit}`
}
