/** What failed and waits for an admin: how many of each kind. */
export interface Trouble {
  jobs: number;
  events: number;
  services: number;
}

export const NO_TROUBLE: Trouble = { jobs: 0, events: 0, services: 0 };
