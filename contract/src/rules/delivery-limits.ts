/** Most ids that one GET /v1/components answers; the embed splits more into several calls. */
export const DELIVERY_MAX_IDS = 50
