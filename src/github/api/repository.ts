/** A repository by its owner's and its own name. */
export interface Repository {
  readonly owner: string;
  readonly repo: string;
}
