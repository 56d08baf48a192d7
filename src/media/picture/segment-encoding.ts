/**
 * How every segment is encoded; part of its name. One thread each, since several are encoded at once;
 * `stitchable` keeps the headers of all segments equal, so that they can be joined without re-encoding.
 */
export const SEGMENT_ENCODING = {
  threads: 1,
  options: {
    preset: 'veryfast',
    crf: '20',
    profile: 'high',
    'x264-params': 'stitchable=1:keyint=150:open-gop=0:force-cfr=1',
  },
}
