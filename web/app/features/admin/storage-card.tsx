import type { PlatformMetrics } from '@inlay/contract/admin-metrics'
import { fileSize } from '../../lib/file-size.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from './facts.tsx'

/** How much room everything takes. @param storage undefined while it is awaited */
export function StorageCard({ storage: it }: { storage: PlatformMetrics['storage'] | undefined }) {
  return (
    <Card title="Storage">
      <Facts
        facts={[
          ['Database', it && fileSize(it.database), 'tables and indexes on disk'],
          ['Uploads', it && fileSize(it.uploads), it && `${it.files.toLocaleString('en')} file${it.files === 1 ? '' : 's'} of visitors`],
        ]}
      />
    </Card>
  )
}
