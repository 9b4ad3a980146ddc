import { isInMemory } from './assertions';
import { countedOptions } from './facet-counts';
import {
  COUNTED_BITMAPS,
  COUNTRY_COUNTS,
  COUNT_GROUPS,
  CRITERIA,
  HIT_COUNTS,
  OPTION_COUNTS,
  REGION_COUNTS,
  REQUESTED_REGIONS,
  answer,
  blockHitsAt,
  helper,
  hitList,
  progress,
  query,
} from './layout/places';
import {
  Answer,
  BLOCK_HITS_BYTES,
  BlockHits,
  COUNT_GROUP_BYTES,
  CRITERION_BYTES,
  Helper,
  QUERY_BYTES,
  Query,
} from './layout/shared-structures';
import { HitList, Progress } from './layout/stage-structures';
import { HelperState, QueryFlag, VECTOR_BITS } from './layout/sizes';
import { isOn } from './read-query';

// A second thread may take tiles of a wide query. It has a context of its own over the same memory, so that it needs a
// copy of the query and gives a share of the answer; what is here runs on either side, as each function says. Neither
// writes anything that the other reads, but the state and the number of the next tile.

/** How far the same part of the helper's context lies from that of the query that is helped. */
function ahead(): usize {
  return query.helper - changetype<usize>(query);
}

function stateOfHelper(): usize {
  return changetype<usize>(helper) + ahead();
}

/** Asks the helper for its help with the query; returns whether it is there and free. */
export function askHelper(): bool {
  if (atomic.load<i32>(stateOfHelper()) != HelperState.idle) return false;
  const own = changetype<usize>(query);
  const shift = ahead();
  memory.copy(own + shift, own, QUERY_BYTES);
  memory.copy(CRITERIA + shift, CRITERIA, query.criteriaCount * CRITERION_BYTES);
  memory.copy(COUNT_GROUPS + shift, COUNT_GROUPS, query.countGroupCount * COUNT_GROUP_BYTES);
  memory.copy(COUNTED_BITMAPS + shift, COUNTED_BITMAPS, countedOptions() << 2);
  if (isOn(QueryFlag.withRegion))
    memory.copy(REQUESTED_REGIONS + shift, REQUESTED_REGIONS, query.regionCount << 2);
  const rooms = changetype<Helper>(changetype<usize>(helper) + shift);
  const others = changetype<Query>(own + shift);
  others.hitSlots = rooms.hitSlots;
  others.hitPrices = rooms.hitPrices;
  changetype<Progress>(changetype<usize>(progress) + shift).source = changetype<usize>(progress);
  atomic.store<i32>(stateOfHelper(), HelperState.asked);
  atomic.notify(stateOfHelper(), 1);
  return true;
}

/** Whether the helper is at work on the query. One that has not yet begun is no longer asked to. */
export function isHelperWorking(): bool {
  const state = atomic.cmpxchg<i32>(stateOfHelper(), HelperState.asked, HelperState.idle);
  if (state == HelperState.failed) unreachable();
  return state == HelperState.working;
}

/** Adds the helper's share to the answer, unless it had none; returns whether it had one. */
export function takeShare(): bool {
  if (atomic.cmpxchg<i32>(stateOfHelper(), HelperState.done, HelperState.idle) != HelperState.done)
    return false;
  const shift = ahead();
  const share = changetype<Answer>(changetype<usize>(answer) + shift);
  const list = changetype<HitList>(changetype<usize>(hitList) + shift);
  if (isOn(QueryFlag.withHits)) takeHitsOf(share.hitCount, list.blocksEnd);
  answer.hitCount += share.hitCount;
  answer.placeCount += share.placeCount;
  answer.freeCount += share.freeCount;
  if (share.lowestPrice >= 0 && (answer.lowestPrice < 0 || share.lowestPrice < answer.lowestPrice))
    answer.lowestPrice = share.lowestPrice;
  answer.hitsWithin1 += share.hitsWithin1;
  answer.hitsWithin2 += share.hitsWithin2;
  answer.hitsWithin3 += share.hitsWithin3;
  answer.blocksSearched += share.blocksSearched;
  answer.otherBlocksSearched += share.otherBlocksSearched;
  answer.homesPriced += share.homesPriced;
  hitList.ratingCount += list.ratingCount;
  hitList.ratingSum += list.ratingSum;
  return true;
}

/** Puts the helper's hits behind the others, and so their blocks. */
function takeHitsOf(count: i32, blocksEnd: usize): void {
  const others = changetype<Query>(query.helper);
  const first = answer.hitCount;
  if (ASSERT) assert(isInMemory(query.hitPrices, (first + count) << 2), 'The list of prices has room.');
  memory.copy(query.hitSlots + (first << 2), others.hitSlots, count << 2);
  memory.copy(query.hitPrices + (first << 2), others.hitPrices, count << 2);
  for (let at = changetype<usize>(blockHitsAt(0)) + ahead(); at < blocksEnd; at += BLOCK_HITS_BYTES) {
    const next = changetype<BlockHits>(hitList.blocksEnd);
    next.block = changetype<BlockHits>(at).block;
    next.firstHit = first + changetype<BlockHits>(at).firstHit;
    hitList.blocksEnd += BLOCK_HITS_BYTES;
  }
}

/** Adds the helper's counts, once those of the query itself are numbers. */
export function addShareOfCounts(): void {
  if (isOn(QueryFlag.withOptions)) {
    addCounts(HIT_COUNTS, query.optionVectors * VECTOR_BITS);
    addCounts(OPTION_COUNTS, countedOptions());
  }
  if (isOn(QueryFlag.withRegionCounts)) addCounts(REGION_COUNTS, query.regions);
  if (isOn(QueryFlag.withCountryCounts)) addCounts(COUNTRY_COUNTS, query.regions);
}

function addCounts(counts: usize, count: i32): void {
  const share = counts + ahead();
  for (let at = 0; at < count << 2; at += 4)
    store<i32>(counts + at, load<i32>(counts + at) + load<i32>(share + at));
}

/** Waits, as the helper, until it is asked. */
export function awaitQuery(): void {
  const state = changetype<usize>(helper);
  atomic.cmpxchg<i32>(state, HelperState.absent, HelperState.idle);
  while (atomic.cmpxchg<i32>(state, HelperState.asked, HelperState.working) != HelperState.asked) {
    const now = atomic.load<i32>(state);
    if (now != HelperState.asked) atomic.wait<i32>(state, now, -1);
  }
}

/** Tells, as the helper, that its share is complete. */
export function endShare(): void {
  atomic.store<i32>(changetype<usize>(helper), HelperState.done);
}
