/** The middle of the face and its half width and half height. */
export type Head = { x: number; y: number; rx: number; ry: number };
