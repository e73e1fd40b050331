import { Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { AdminUser } from '@inlay/contract/admin-users'
import { ROLES } from '@inlay/contract/me'
import type { Role } from '@inlay/contract/me'
import { api } from '../../lib/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Me } from '../dashboard/me.ts'
import { ROLE_NAMES } from './role-names.ts'
import { useUserAct } from './use-user-act.ts'
import classes from './table.module.css'

const CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))

/** Gives a user another role. Only a super admin may; one who takes it from themselves is asked first. */
export function RoleSelect({ user, me }: { user: AdminUser; me: Me }) {
  const act = useUserAct()
  const [asked, setAsked] = useState<Role | null>(null)
  const set = useMutation(api.adminUsers.setRole.mutationOptions(act('User role updated successfully', 'Failed to update the role')))
  const may = me.role === 'super_admin'
  const choose = (role: Role) => {
    if (role === user.role) return
    if (user.id === me.id) setAsked(role)
    else set.mutate({ id: user.id, role })
  }
  return (
    <>
      <span title={may ? undefined : 'Only a super admin can change roles'}>
        <Select
          className={`quiet-field ${classes.role}`} size="xs" aria-label={`Role of ${user.email}`} data={CHOICES} value={user.role} allowDeselect={false} disabled={!may || set.isPending}
          rightSection={<Icon of={ChevronDown} size={14} />} onChange={(role) => choose(role as Role)}
        />
      </span>
      <Confirm
        opened={asked !== null} title="Change your own role?" confirm={`Become ${asked ? ROLE_NAMES[asked] : ''}`} danger busy={set.isPending} onCancel={() => setAsked(null)}
        onConfirm={() => asked && set.mutate({ id: user.id, role: asked }, { onSettled: () => setAsked(null) })}
      >
        You will no longer be a super admin, and only another super admin can make you one again.
      </Confirm>
    </>
  )
}
