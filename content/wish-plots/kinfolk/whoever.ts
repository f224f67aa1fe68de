/** What a wish may say of whom it tells, and of when; the story is told with that one. */
const ANY_DAY = ['day', 'one', 'when', 'what', 'if', 'how', 'story', 'suddenly', 'really', 'very', 'so', 'our', 'my', 'the', 'funny', 'silly', 'magic', 'morning', 'night', 'night-time', 'secretly', 'secret', 'by', 'herself', 'himself', 'itself', 'all', 'her', 'his', 'its', 'and', 'that', 'who']

export const WHICHEVER_RELATIVE = [
  ...ANY_DAY,
  'mum', 'mummy', 'mom', 'mommy', 'mam', 'mammy', 'mama', 'mamma', 'mother', 'amma', 'ammi', 'dad', 'daddy', 'dada', 'papa', 'pa', 'pop', 'father', 'baba', 'abba', 'appa', 'tata', 'granny', 'grannie', 'gran', 'grandma', 'grandmother', 'nan', 'nana', 'nanna', 'nanny', 'nonna', 'oma', 'abuela', 'abuelita', 'yiayia', 'babushka', 'babcia', 'lola', 'dadi', 'nani', 'grandpa', 'grandad', 'granddad', 'grandfather', 'gramps', 'opa', 'nonno', 'abuelo', 'dada', 'nana', 'lolo', 'aunt', 'auntie', 'aunty', 'uncle', 'sister', 'brother', 'cousin', 'stepdad', 'stepmum', 'big', 'old'
] // prettier-ignore

export const WHICHEVER_PET = [
  ...ANY_DAY,
  'dog', 'doggy', 'doggie', 'puppy', 'pup', 'cat', 'kitty', 'kitten', 'pussycat', 'rabbit', 'bunny', 'hamster', 'guinea', 'pig', 'gerbil', 'goldfish', 'fish', 'budgie', 'parrot', 'bird', 'tortoise', 'turtle', 'pet', 'rat', 'mouse', 'ferret', 'hen', 'chicken', 'lizard', 'gecko', 'pony', 'horse', 'terrapin', 'canary', 'labrador', 'spaniel', 'poodle', 'terrier', 'beagle', 'pug', 'dachshund', 'old', 'big', 'little', 'new', 'naughty', 'clever'
] // prettier-ignore
