/** Where each of many hashes was seen first. A Map keeps every number of this size as an object of its own. */
export class FirstPlaces {
  /** Open-addressed. */
  private readonly hashes: Float64Array;
  /** Places from 1 on; 0 is an empty slot. */
  private readonly places: Float64Array;

  /** @param most how many may be added */
  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, most * 2)));
    this.hashes = new Float64Array(size);
    this.places = new Float64Array(size);
  }

  /**
   * @param hash a whole number of 53 bits
   * @param place a whole number
   * @returns the place that the hash was added with before; undefined when this is the first one
   */
  add(hash: number, place: number): number | undefined {
    const mask = this.places.length - 1;
    // The upper half: 21 bits below it are those of the second hash.
    let slot = Math.imul(Math.floor(hash / 2 ** 21), 0x9e3779b1) & mask;
    while (this.places[slot] !== 0) {
      if (this.hashes[slot] === hash) return (this.places[slot] as number) - 1;
      slot = (slot + 1) & mask;
    }
    this.hashes[slot] = hash;
    this.places[slot] = place + 1;
    return undefined;
  }
}
