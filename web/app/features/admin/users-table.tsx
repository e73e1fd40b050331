import { ArrowDown, ArrowUp } from 'lucide-react'
import type { AdminUser, UserSort } from '@inlay/contract/admin-users'
import { Day } from '../../ui/day.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Badge } from '../../ui/status-badge.tsx'
import type { Me } from '../dashboard/me.ts'
import { ROLE_NAMES } from './role-names.ts'
import { RoleSelect } from './role-select.tsx'
import type { UserAct } from './user-dialogs.tsx'
import { UserMenu } from './user-menu.tsx'
import classes from './table.module.css'

interface Order {
  readonly sort: UserSort
  readonly order: 'asc' | 'desc'
}

interface UsersTableProps {
  readonly users: readonly AdminUser[]
  readonly me: Me
  readonly by: Order
  readonly onSort: (by: Order) => void
  readonly onAct: (act: UserAct) => void
}

/** One page of users; on a phone a row becomes a few lines. */
export function UsersTable({ users, me, by, onSort, onAct }: UsersTableProps) {
  const head = (sort: UserSort, label: string) => {
    const on = by.sort === sort
    return (
      <th scope="col" aria-sort={on ? (by.order === 'asc' ? 'ascending' : 'descending') : undefined}>
        <button type="button" className={classes.sort} data-on={on || undefined} onClick={() => onSort({ sort, order: on && by.order === 'asc' ? 'desc' : 'asc' })}>
          {label}{on ? <Icon of={by.order === 'asc' ? ArrowUp : ArrowDown} size={14} /> : null}
        </button>
      </th>
    )
  }
  return (
    <table className={classes.table} aria-label="Users" data-many>
      <thead>
        <tr>
          {head('email', 'Email')}{head('name', 'Name')}{head('company', 'Company')}
          <th scope="col" className={classes.number}>Components</th>
          <th scope="col">Role</th>
          {head('joined', 'Joined')}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td className={`${classes.cut} ${classes.email}`} data-wide>
              <span className={classes.first}><span className="truncate" title={user.email}>{user.email}</span>{user.banned ? <Badge tone="bad">Banned</Badge> : null}</span>
            </td>
            <td className={`${classes.cut} ${classes.name}`}><span className="truncate" title={user.full_name}>{user.full_name}</span></td>
            <td className={`${classes.cut} ${classes.company} ${classes.soft}`} data-narrow><span className="truncate">{user.company_name ?? '–'}</span></td>
            <td className={classes.number} data-label="Components" data-end>{user.components.toLocaleString('en')}</td>
            <td><Badge tone={user.role === 'user' ? 'quiet' : 'mark'}>{ROLE_NAMES[user.role]}</Badge></td>
            <td className={`${classes.soft} ${classes.date}`} data-end><Day iso={user.created_at} /></td>
            <td><div className={classes.acts}><RoleSelect user={user} me={me} /><UserMenu user={user} me={me} onAct={onAct} /></div></td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
