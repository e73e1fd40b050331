import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Component } from '@inlay/contract/components'
import { COMPONENT_NAME_MAX } from '@inlay/contract/components'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'

const COPY = ' (copy)'

/** What an owner does to a component from a list; each says how it went and brings lists and figures up to date. */
export function useComponentActions() {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.components.key() }),
      queryClient.invalidateQueries({ queryKey: api.overview.key() }),
    ])
  const failed = (fallback: string) => (error: unknown) => {
    toastError(messageOf(error, fallback))
    // What the list shows may be what made it fail: a component that is gone.
    void refresh()
  }

  const create = useMutation(api.components.create.mutationOptions({
    onSuccess: async () => {
      toastSuccess('Component created successfully!')
      await refresh()
    },
    onError: failed('Failed to create the component'),
  }))
  const update = useMutation(api.components.update.mutationOptions({
    onSuccess: async (_, { is_active }) => {
      toastSuccess(is_active ? 'Component published' : 'Component unpublished')
      await refresh()
    },
    onError: failed('Failed to update the component'),
  }))
  const remove = useMutation(api.components.delete.mutationOptions({
    onSuccess: async (_, { id }) => {
      toastSuccess('Component deleted successfully')
      queryClient.removeQueries({ queryKey: api.components.get.key({ input: { id } }) })
      await refresh()
    },
    onError: failed('Failed to delete the component'),
  }))

  return {
    create,
    remove,
    setLive: ({ id }: Component, live: boolean) => update.mutate({ id, is_active: live }),
    duplicate: ({ component_type, name, config }: Component) =>
      create.mutate({ component_type, config, name: name.slice(0, COMPONENT_NAME_MAX - COPY.length) + COPY }),
  }
}
