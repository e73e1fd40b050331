import { expect, it } from 'vitest'
import { platformHealth } from './platform-health.ts'

it('shares and averages are rounded as they are shown, and are 0 of nothing', () => {
  expect(platformHealth({ users: 0, components: 0, components_active: 0, events: 0 })).toEqual({ activationRate: 0, eventsPerUser: 0, componentsPerUser: '0.0' })
  expect(platformHealth({ users: 3, components: 8, components_active: 5, events: 10 })).toEqual({ activationRate: 63, eventsPerUser: 3, componentsPerUser: '2.7' })
  expect(platformHealth({ users: 2, components: 3, components_active: 3, events: 3 })).toEqual({ activationRate: 100, eventsPerUser: 2, componentsPerUser: '1.5' })
})
