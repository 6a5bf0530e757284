import { at, listAt } from './answer.js';
import type { Answer, Pages, Parameters } from './api.js';

/**
 * Reads a list page by page. Only the query of the link to the next page is followed, never its address, so that no
 * answer can lead the token elsewhere (GitHub's page "Using pagination in the REST API").
 */
export async function allPages(
  request: (route: string, parameters: Parameters) => Promise<Answer>,
  route: string,
  parameters: Parameters,
  maxPages: number,
  list?: string,
): Promise<Pages> {
  const items: unknown[] = [];
  let next: Parameters | null = {};
  let status = 200;
  for (let page = 0; page < maxPages && next !== null; page += 1) {
    const answer: Answer = await request(route, { per_page: 100, ...parameters, ...next });
    status = answer.status;
    const found = listAt(list === undefined ? answer.data : at(answer.data, list));
    if (status !== 200 || found === null) return { status, items, complete: false };
    for (const item of found) items.push(item);
    next = nextQuery(answer.headers.get('link') ?? '');
  }
  return { status, items, complete: next === null };
}

function nextQuery(link: string): Parameters | null {
  const address = /<([^<>]+)>;\s*rel="next"/.exec(link)?.[1];
  return address === undefined || !URL.canParse(address)
    ? null
    : Object.fromEntries(new URL(address).searchParams);
}
