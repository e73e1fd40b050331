/** Most ids that one GET /v1/components answers; the embed splits more into several calls. */
export const DELIVERY_MAX_IDS = 50

/** Largest file of a file field, megabytes of 1,024 times 1,024 bytes. */
export const UPLOAD_MAX_MB = 10
