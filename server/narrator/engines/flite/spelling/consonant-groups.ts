/**
 * The groups of consonants that the voice reads as sounds at the beginning and at the end of a word it does not know;
 * a word with any other group it spells letter by letter. Measured: every group of two and three letters was put
 * before and behind the same invented syllables and spoken. "mc" and "rh" belong to them, "tsh" and "dhr" do not.
 */
const OPENINGS: ReadonlySet<string> = new Set(
  (
    'bh bj bl br ch cl cr cw cz dh dj dl dr dv dw dz fj fl fr gh gj gl gm gn gr gw hl hr hs hw kh kj kl km kn kr kw ' +
    'mc mr nc nr pf ph pl pm pn pr ps pt rh sc sf sh sj sk sl sm sn sp sq sr st sv sw sz th tj tk tr ts tv tw vl vr ' +
    'wh wr zb zh zl zv zw chl chr grz mcb mcc mcd mcf mcg mch mck mcl mcm mcn mcp mcq mcr mct mcv mcw ncb ncc ncd ' +
    'ncf ncg nch nck ncl ncm ncn ncp ncq ncr nct ncv ncw pfl phl phr prz sch scl scr sgr shl shr skl skr sph spl ' +
    'spr str thr thw trz zdr mcbr mccl mccr mcgl mcgr mcph ncbr nccl nccr ncgl ncgr ncph schl schm schn schr schw'
  ).split(' ')
)

const ENDINGS: ReadonlySet<string> = new Set(
  (
    'bb bh bl bs bt ch ck cq cs ct cz dd dh dl ds dt dz ff fs ft fz gg gh gl gm gn gs gt hd hg hl hm hn hr hs jl jm ' +
    'jn kh kk ks kt lb lc ld lf lg lk ll lm ln lp ls lt lx lz mb mc md mf mg mh mk ml mm mn mp mq ms mt mx mz nb nc ' +
    'nd nf ng nh nk nl nm nn np nq ns nt nx nz pf ph pl pp ps pt rb rc rd rf rg rk rl rm rn rp rr rs rt rv rx rz sc ' +
    'sh sk sm sn sp sr ss st sz th tl tr ts tt tz vl vr vs wd wk wl wm wn ws wt xt xx zd zk zm zn zs zz bbs bst bts ' +
    'chl chs cht ckl cks cld cts dds dmt dnt dst dth ffs fft fth fts ggs ghm ghn ghs ght gms gns gst gts hlf hls ' +
    'hlt hmg hms hng hns hrs hrt khs kst lbs lch lck lcs lds ldt lff lfs lft lgh lks lls lms lns lph lps lpt lsh ' +
    'lsk lst lth lts ltz mbs mch mck mcl mcs mct mcz mdh mdl mds mdt mff mft mgg mgh mgl mgs mgt mkl mks mms mns ' +
    'mpf mph mpl mpp mps mpt msk mst msz mth mtl mts mtt mtz mzl nbs nch nck ncl ncs nct ncz ndh ndl nds ndt nff ' +
    'nft ngg ngh ngl ngs ngt nkl nks nms nns npf nph npl npp nps npt nsk nst nsz nth ntl nts ntt ntz nzl phs pps ' +
    'pst pth pts rbs rch rck rcq rcs rcz rds rdt rff rfs rgh rgs rkl rks rkt rld rll rls rlt rmd rmm rmn rms rmt ' +
    'rnd rnm rnn rns rnt rpf rph rps rpt rrh rrs rsh rsk rss rst rth rtl rts rtt rtz rzt sch scs sks sms smt sns ' +
    'snt sps ssl stl sts stz szt tch thm thn ths tsk ttl tts ttz tzl vls vsk wds wks wls wms wns wsl wth wts xth ' +
    'xts zdz zts rbst schl rchs mcks ncks rcks mcts ncts ldmt ldnt lfth mgst ngst ghms thms ghns thns rlds wlds ' +
    'hlfs wmds rmdt rmst wmst rmth rmtz wnds rndt rnst wnst rnth rntz lphs mphs nphs rphs rpst lpts mpts npts rpts ' +
    'hrms hrns ksch lsch msch nsch rsch tsch rsts rtch dths fths lths mths nths pths rths wths xths ngth ngths ghts ' +
    'hth'
  ).split(' ')
)

// How groups that the voice does not read are said where they are at home: Tshepo, Tchaikovsky, Zsofia, Dhruv, Khloe.
const SAID_LIKE: readonly (readonly [RegExp, string])[] = [
  [/^tsh/, 'ts'],
  [/^tch/, 'ch'],
  [/^tz/, 'ts'],
  [/^zs/, 'zh'],
  [/^nh/, 'n'],
  [/^([bdgjkp])h(?=[bcdfghjklmnpqrstvwxz])/, '$1']
]

/** The word, or, where the voice would spell it (Mbali, Dmitri, Dhruv, brring), the nearest that it says. */
export function easeWord(word: string): string {
  return easeEnding(easeOpening(word))
}

function easeOpening(word: string): string {
  const group = opening(word)
  if (group.length < 2 || OPENINGS.has(group) || group === word) return word
  if (group[0] === group[1]) return easeOpening(word.slice(1))
  for (const [pattern, like] of SAID_LIKE) if (pattern.test(word)) return easeOpening(word.replace(pattern, like))
  const calm = group.replace(/(.)\1+/g, '$1')
  if (calm !== group) return easeOpening(calm + word.slice(group.length))
  if (/^[mn]/.test(group)) return `e${word}`
  let first = group.length - 1
  while (first > 1 && !OPENINGS.has(group.slice(0, first))) first--
  return `${word.slice(0, first)}i${word.slice(first)}`
}

function easeEnding(word: string): string {
  const group = ending(word)
  if (group.length < 2 || ENDINGS.has(group) || group === word) return word
  const before = word.slice(0, -group.length)
  const calm = group.replace(/(.)\1+/g, '$1')
  if (calm !== group) return easeEnding(before + calm)
  let first = 1
  while (first < group.length - 1 && !ENDINGS.has(group.slice(first))) first++
  return `${before}${group.slice(0, first)}e${group.slice(first)}`
}

function opening(word: string): string {
  return /^[bcdfghjklmnpqrstvwxz]*/.exec(word)?.[0] ?? ''
}

function ending(word: string): string {
  return /[bcdfghjklmnpqrstvwxz]*$/.exec(word)?.[0] ?? ''
}
