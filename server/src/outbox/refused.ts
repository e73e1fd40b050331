/** What was to be sent was refused for good: to try again would be refused again. */
export class Refused extends Error {}
