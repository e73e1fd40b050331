import { ActionIcon, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Ban, Check, Copy, EllipsisVertical, KeyRound, LogOut } from 'lucide-react'
import type { AdminUser } from '@inlay/contract/admin-users'
import { PLANS } from '@inlay/contract/rules/plans'
import { api } from '../../lib/api.ts'
import { useCopied } from '../../lib/use-copied.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Me } from '../dashboard/me.ts'
import { PLAN_NAMES } from '../dashboard/plan-names.ts'
import type { UserAct } from './user-dialogs.tsx'
import { useUserAct } from './use-user-act.ts'

/** Everything that can be done to one user. What one may not do stands there, and cannot be pressed. */
export function UserMenu({ user, me, onAct }: { user: AdminUser; me: Me; onAct: (act: UserAct) => void }) {
  const { copied, copy } = useCopied()
  const act = useUserAct()
  const setPlan = useMutation(api.adminUsers.setPlan.mutationOptions(act('User plan updated successfully', 'Failed to update the plan')))
  const may = me.role === 'super_admin' || user.role === 'user'
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={`Actions for ${user.email}`}><Icon of={EllipsisVertical} /></ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.components === 1 ? '1 component' : `${user.components.toLocaleString('en')} components`}</Menu.Label>
        <Menu.Item closeMenuOnClick={false} leftSection={<Icon of={copied ? Check : Copy} />} onClick={() => copy(user.id)}>{copied ? 'Copied!' : 'Copy user ID'}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>Plan</Menu.Label>
        {PLANS.map((plan) => (
          <Menu.Item
            key={plan} disabled={!may} aria-current={plan === user.plan || undefined} rightSection={plan === user.plan ? <Icon of={Check} size={14} /> : null}
            onClick={() => plan !== user.plan && setPlan.mutate({ id: user.id, plan })}
          >
            {PLAN_NAMES[plan]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={!may} leftSection={<Icon of={KeyRound} />} onClick={() => onAct({ act: 'reset', user })}>Reset password</Menu.Item>
        <Menu.Item disabled={!may} leftSection={<Icon of={LogOut} />} onClick={() => onAct({ act: 'sign-out', user })}>Sign out everywhere</Menu.Item>
        <Menu.Item disabled={!may || user.banned || user.id === me.id} data-danger leftSection={<Icon of={Ban} />} onClick={() => onAct({ act: 'ban', user })}>{user.banned ? 'Banned already' : 'Ban user'}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
