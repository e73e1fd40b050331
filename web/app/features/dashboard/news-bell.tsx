import { ActionIcon, Popover, Tooltip } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { NewsList } from './news-list.tsx'
import classes from './news-bell.module.css'

/** How often what is new is looked for, ms. */
const REFRESH = 60_000

/** The bell: a dot when there is something new; opened, it says what. What was shown is then no longer new. */
export function NewsBell() {
  const [opened, setOpened] = useState(false)
  const queryClient = useQueryClient()
  // While it is open what it shows stays as it is, so that nothing vanishes while it is read.
  const news = useQuery({ ...api.news.get.queryOptions(), refetchInterval: opened ? false : REFRESH })
  const seen = useMutation(api.news.seen.mutationOptions())
  const isNew = news.data !== undefined && (news.data.submissions.length > 0 || news.data.notifications.some((notification) => !notification.seen))

  const change = (open: boolean) => {
    setOpened(open)
    if (open && news.data && isNew) seen.mutate({ at: news.data.at })
    if (!open) void queryClient.invalidateQueries({ queryKey: api.news.key() })
  }

  return (
    <Popover opened={opened} onChange={change} position="bottom-end" width={340} trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <Tooltip label="Notifications" disabled={opened}>
          <ActionIcon aria-label={isNew ? 'Notifications, something is new' : 'Notifications'} onClick={() => change(!opened)} className={classes.bell}>
            <Icon of={Bell} />
            {isNew ? <span className={classes.dot} aria-hidden /> : null}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Notifications">
        <NewsList news={news} onFollow={() => change(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
