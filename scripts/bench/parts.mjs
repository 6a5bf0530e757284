import { actionStart } from './action-start.mjs';
import { growth, largeManifests, manyRecords, usualManifests } from './command-line.mjs';
import { manyCatalogs } from './many-catalogs.mjs';
import { governance } from './governance.mjs';
import { roundTrips } from './round-trips.mjs';

/** Every part of the benchmark: its name on the command line, and a function that gives its lines. */
export const parts = [
  { name: 'a', run: actionStart },
  { name: 'b', run: manyRecords },
  { name: 'c', run: usualManifests },
  { name: 'd', run: largeManifests },
  { name: 'e', run: growth },
  { name: 'f', run: manyCatalogs },
  { name: 'g', run: roundTrips },
  { name: 'governance', run: governance },
];
