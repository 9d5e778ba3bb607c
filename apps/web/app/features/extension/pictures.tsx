/** The pictures of the installation, drawn with the colors of the theme. */
import style from './Install.module.css'

interface PictureProps {
  /** What the picture shows, for screen readers. */
  label: string
}

/** An archive that becomes a folder. */
export function UnpackPicture({ label }: PictureProps) {
  return (
    <svg className={style.picture} viewBox="0 0 240 120" role="img" aria-label={label}>
      <path className={style.shape} d="M34 24h34l14 14v58H34z" />
      <path className={style.thin} d="M68 24v14h14" />
      <text className={style.word} x="58" y="76" textAnchor="middle">
        .zip
      </text>
      <path className={style.thin} d="M100 60h32m-8-8 8 8-8 8" />
      <path className={style.shape} d="M150 36h20l8 10h36v48h-64z" />
      <Mark x={170} y={56} />
    </svg>
  )
}

/** The switch of the developer mode. */
export function ModePicture({ label }: PictureProps) {
  return (
    <svg className={style.picture} viewBox="0 0 240 120" role="img" aria-label={label}>
      <Window address="chrome://extensions" />
      <text className={style.word} x="40" y="72">
        Extensions
      </text>
      <text className={style.word} x="132" y="72">
        Developer mode
      </text>
      <rect className={style.signal} x="176" y="82" width="32" height="18" rx="9" />
      <circle className={style.knob} cx="199" cy="91" r="6" />
    </svg>
  )
}

/** The button that loads a folder. */
export function LoadPicture({ label }: PictureProps) {
  return (
    <svg className={style.picture} viewBox="0 0 240 120" role="img" aria-label={label}>
      <Window address="chrome://extensions" />
      <rect className={style.signal} x="40" y="66" width="84" height="24" rx="8" />
      <text className={style.onSignal} x="82" y="81" textAnchor="middle">
        Load unpacked
      </text>
      <path className={style.shape} d="M150 62h14l6 8h30v28h-50z" />
    </svg>
  )
}

/** A post with the panel beside it. */
export function ReadPicture({ label }: PictureProps) {
  return (
    <svg className={style.picture} viewBox="0 0 240 120" role="img" aria-label={label}>
      <Window address="upwork.com" />
      <path className={style.thin} d="M40 62h70M40 72h84M40 82h78M40 92h60" />
      <path className={style.thin} d="M146 46v62" />
      <Mark x={156} y={52} />
      <rect className={style.signal} x="156" y="80" width="56" height="18" rx="6" />
      <text className={style.onSignal} x="184" y="92" textAnchor="middle">
        Read this post
      </text>
    </svg>
  )
}

interface WindowProps {
  address: string
}

function Window({ address }: WindowProps) {
  return (
    <>
      <rect className={style.shape} x="20" y="12" width="200" height="96" rx="8" />
      <path className={style.thin} d="M20 46h200" />
      <rect className={style.thin} x="40" y="20" width="140" height="18" rx="9" />
      <text className={style.word} x="50" y="33">
        {address}
      </text>
      <circle className={style.dot} cx="202" cy="29" r="5" />
    </>
  )
}

interface MarkProps {
  x: number
  y: number
}

function Mark({ x, y }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.5)`}>
      <path
        className={style.arc}
        d="M4 38a20 20 0 0 1 40 0M11.5 38a12.5 12.5 0 0 1 25 0M19 38a5 5 0 0 1 10 0"
      />
      <circle className={style.dot} cx="40" cy="12" r="6" />
    </g>
  )
}
