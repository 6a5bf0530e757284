import { describe, expect, test } from '@jest/globals';
import { catalogDigest, documentFingerprint, parseCatalog } from '../../src/catalog/index.js';
import { digestOf } from '../../src/json/index.js';
import { bytesOf } from './bytes.js';

function digest(text: string): string {
  return catalogDigest(parseCatalog(bytesOf(text)));
}

function fingerprint(text: string): string {
  return documentFingerprint(parseCatalog(bytesOf(text)));
}

describe('a catalog’s digest', () => {
  test.each([
    ['{"tools":[]}', '{"format":"mcp","members":{},"tools":[]}'],
    [
      '[{"x":1.0,"name":"b"},{"name":"a"}]',
      '{"format":"mcp","members":{},"tools":[{"name":"a"},{"name":"b","x":1}]}',
    ],
    [
      '{"resources":[{"uri":"r"}],"resourceTemplates":[{"uriTemplate":"t"}],"prompts":[{"name":"p"}],"tools":[],"id":1,"x":null}',
      '{"format":"mcp","members":{"prompts":[],"resourceTemplates":[],"resources":[],"x":null},"prompts":[{"name":"p"}],"resourceTemplates":[{"uriTemplate":"t"}],"resources":[{"uri":"r"}],"tools":[]}',
    ],
    [
      '{"tools":{"\u{1F600}":{},"\u{E000}":{"x":9007199254740993},"a":{}}}',
      '{"format":"map","members":{},"tools":{"a":{},"\u{1F600}":{},"\u{E000}":{"x":9007199254740993}}}',
    ],
    [
      '[{"name":"\u{1F600}"},{"name":"\u{E000}"}]',
      '{"format":"mcp","members":{},"tools":[{"name":"\u{E000}"},{"name":"\u{1F600}"}]}',
    ],
  ])('of %s is that of %s', (text, canonical) => {
    expect(digest(text)).toBe(digestOf(canonical));
  });

  test('tells a list that is empty from none', () => {
    expect(digest('{"tools":[],"prompts":[]}')).not.toBe(digest('{"tools":[]}'));
  });

  test('tells tools by name from a list of them', () => {
    expect(digest('{"tools":{"a":{"name":"a"}}}')).not.toBe(digest('{"tools":[{"name":"a"}]}'));
  });
});

describe('a document’s fingerprint', () => {
  test('follows the order of lists and the envelope, not the order of keys', () => {
    const text = '{"id":1,"tools":[{"name":"a","x":1},{"name":"b"}]}';
    expect(fingerprint(text)).toBe(digestOf(text));
    expect(fingerprint('{"tools":[{"x":1,"name":"a"},{"name":"b"}],"id":1}')).toBe(fingerprint(text));
    expect(fingerprint('{"id":1,"tools":[{"name":"b"},{"name":"a","x":1}]}')).not.toBe(fingerprint(text));
    expect(fingerprint('{"id":2,"tools":[{"name":"a","x":1},{"name":"b"}]}')).not.toBe(fingerprint(text));
  });
});
