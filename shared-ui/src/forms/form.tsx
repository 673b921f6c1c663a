import type { ComponentProps } from 'react'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown }

/** A form that a store validates and sends, not the browser. */
export const Form = ({ onSubmit, ...props }: FormProps) => (
  <form
    {...props}
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)
