/** What befalls an animal that a family knows, and is nothing to play: for the `except` of a story about its kind. */
export const NOT_WELL: readonly string[] =
  'ill poorly sick unwell hurt broke broken injured lame limp limping bleeding stung bitten swollen vet vets operation medicine sold selling sell lost missing escaped stolen flew dying dead died bury buried old blind deaf starving stuck trapped trod squashed eaten attacked rehome rehomed rescue rescued goodbye funeral grave slaughter abattoir'.split(
    ' '
  )
