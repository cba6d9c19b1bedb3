import type { MotifName } from "../../site/motifs";
import { dots } from "./dots";
import { lissajous } from "./lissajous";
import type { Motif } from "./motif";
import { ridges } from "./ridges";
import { rings } from "./rings";
import { spectrogram } from "./spectrogram";

export const motifs: Readonly<Record<MotifName, Motif>> = { ridges, rings, lissajous, spectrogram, dots };
