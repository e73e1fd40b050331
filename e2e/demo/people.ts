/** Who can sign in to the demo. The administrator has nothing of their own, so that every first sight is there too. */
export const OWNER = { name: 'Ann Potter', email: 'owner@demo.example', password: 'clay-and-glaze' }
export const ADMIN = { name: 'Ida Keller', email: 'admin@demo.example', password: 'kiln-and-wheel' }
