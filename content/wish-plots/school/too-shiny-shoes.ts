import { wishPlot } from '../wish-plot.ts'

export const tooShinyShoes = wishPlot({
  id: 'wish-too-shiny-shoes',
  wishes: ['shiny shoes reception', 'shoes too bright', 'bright school shoes', 'shoes stared shiny', 'everyone stared shiny shoes', 'see face new shoes', 'see face school shoes', 'see face new school shoes', 'face in new school shoes', 'new school shoes shiny', 'brand new school shoes shiny', 'shiny shoes school', 'shoes too shiny', 'too shiny shoes', 'shiny school shoes', 'shiny new shoes', 'shiny black shoes', 'shiny red shoes', 'shiny shoes first day', 'shiniest shoes', 'shoes shiny nursery', 'shoes shiny kindergarten', 'shoes shiny preschool', 'shoes shiny prep', 'shoes shiny kindy', 'polished shoes school', 'polished shoes first day', 'polished school shoes', 'shoes like mirrors', 'shoes like a mirror', 'mirror shoes', 'shoes so shiny', 'patent shoes', 'patent leather shoes', 'glossy shoes', 'gleaming shoes', 'shoes gleam', 'shoes shine school', 'shoes shine too much', 'shoes shone', 'see face in shoes', 'see yourself in shoes', 'sees herself in shoes', 'sees himself in shoes', 'reflection in shoes', 'first day reception shoes', 'first day school shiny', 'shiny boots', 'shiny trainers', 'shiny shoes embarrassed', 'shiny mary janes'],
  answers: ['stared', 'stare', 'stares', 'staring', 'notice', 'noticed', 'bright', 'shiny', 'shinier', 'shine', 'shines', 'shining', 'polished', 'polish', 'gleam', 'glossy', 'mirror', 'mirrors', 'reflection', 'shoe', 'shoes', 'boots', 'foot', 'feet', 'toe', 'toes', 'new', 'black', 'red', 'brown', 'blue', 'leather', 'patent', 'buckle', 'too', 'so', 'much', 'day', 'starting', 'starts', 'start', 'started', 'peg', 'hall', 'ceiling', 'sun', 'sunny', 'light', 'spot', 'face', 'sees', 'see', 'herself', 'himself', 'looked', 'looks', 'looking', 'shy', 'nervous', 'worried', 'embarrassed', 'big', 'year', 'prep', 'uniform', 'wears', 'wearing', 'wore', 'proud', 'blazer', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'daycare', 'reception', 'class', 'teacher', 'friend', 'friends', 'children', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['lost', 'stolen', 'tight', 'blister', 'cinderella', 'glass', 'ruby', 'magic', 'horse', 'dog', 'cat', 'funeral', 'wedding', 'poor', 'teased', 'bullied', 'dance', 'tap', 'football', 'shoelace', 'laces', 'muddy', 'puddle'],
  moods: ['first', 'change', 'learning'],
  out: true,
  company: ['shoes', 'shoe', 'toe', 'toes', 'gate', 'mat', 'ceiling', 'fish', 'spot', 'pegs', 'pear', 'girl', 'boy', 'teacher', 'dog', 'window', 'sun'],
  about: 'On the first day in reception everybody looks at the hero’s shoes, which are too shiny, until the shoes throw the sun to the ceiling, and everybody has to look up.',
  titles: ['Too Shiny', 'There Is a Bus in My Toe', '{H} Is the Pear', 'The Sun Has to Land Somewhere', 'One Shoe Each'],
  want: [
    {
      id: 'a-bus-in-my-toe',
      A: 'partner',
      paragraphs: [
        'It was {H}’s first day at school, in reception, and {H}’s new shoes were too shiny. In the left toe there was the whole sky. In the right one there was {H}, very small, looking down. “There’s a bus in my toe,” said {H} on the way. At the gate everybody looked. “See how they shine!” said a boy. {H} wanted to find a peg, and not to be looked at. “Can’t they shine less?” asked {H}. “Not by themselves,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'dog-in-the-toe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the pavement stood a dog, and it put its nose down to {H}’s left shoe. There was a dog in there. The one outside wagged, and the one in the shoe wagged too. “They’ve met,” said {A}.',
        'The dog walked round to see the rest of its friend. At the heel there was only shoe. It came back to the toe, and there was its friend again. “Say goodbye,” said the woman at the other end of the lead. Both dogs went off, in opposite directions.'
      ]
    },
    {
      id: 'grey-at-last',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before the school they were mending the path, and there was a heap of dust. {H} stood in it and stamped, until the shoes were as grey as two mice. “Now they’re like everybody’s,” said {H}.',
        'An old woman stopped and put down her bag. “Oh dear,” said the old woman. “And on your first day.” Out came a handkerchief, and it wiped both of {H}’s shoes until they squeaked. {H} could see the old woman in there, being kind. “Thank you,” said {H}, because you have to.'
      ]
    },
    {
      id: 'more-on-the-mat',
      A: 'partner',
      paragraphs: [
        'Inside the door lay a rough brown mat. {H} rubbed both toes on it, hard, to get some of the shine off. Now there was every lamp of the hall in those shoes, and you could count them. “They’ve got more,” said {H}. “That’s how it’s done, with shoes,” said {A}. “You rub.” {H} went on into reception with a very low head.'
      ]
    },
    {
      id: 'other-squeak',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“On my first day I had squeaky shoes,” said {A}. “The teacher said that we should be as quiet as mice. I was.” {A} showed how it went, with one finger on the wall. “I was just like a mouse. By noon a cat was sitting outside.”',
        '{H} walked a few steps, to hear. The too shiny shoes made no sound at all. That was one good thing about them.'
      ]
    },
    {
      id: 'like-a-hen',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a place where the shoes did not show. {H} sat down on the floor, and put both feet under, and then the rest on top. “What are you doing?” asked {A}. “I’m a hen,” said {H}. {H} had two very shiny eggs.',
        'It was fine for a while, but then the feet went to sleep, and began to fizz. {H} had to get up and hop. Nothing in the world is looked at as much as a hopping shoe that shines.'
      ]
    },
    {
      id: 'elder-nine-pairs',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We were nine at home,” said {S}, “and on Sunday night we polished nine pairs. You spat on the toe, and rubbed, until you saw your own teeth in it. Then our father came along the row and looked.” “At the shoes?” asked {A}.',
        '“At the teeth,” said {S}. “It saved a lot of asking.” {S} bent down to {A}’s left shoe even now, and showed it all the teeth there were.'
      ]
    },
    {
      id: 'child-big-nose',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} lay down flat in front of {A}’s shoe, to see who was in it. There was somebody with a huge nose and no forehead at all. “Hello,” said {S}. The nose got bigger. {S} put out a tongue, and the other one’s tongue was as wide as a towel.',
        '“Is that what I’m like?” asked {S}. “Only at the front of a shoe,” said {A}. At the side of it {S} was thin and very long, and had room for a hat.'
      ]
    },
    {
      id: 'pet-somebody-in-there',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'At breakfast {A} had looked into the new shoes as well. There was one with whiskers in the left toe, and another one in the right. {A} had never been three before. {A} sat down where both of them could be watched.',
        '{H} gave {A} something from a fingertip. All three ate it at the same moment. {A} licked {A}’s chin and looked hard at the two in the shoes. They seemed to have had just as much.'
      ]
    },
    {
      id: 'sun-away',
      A: 'partner',
      paragraphs: [
        'In the classroom {H} stopped by the window, in the sun, and looked at nothing but shoes. “You’re up there,” said {A} quietly. Under the ceiling hung paper fish, and among them was a bright round spot. {H} lifted one toe, and the spot ran away. {H} put the toe down, and it ran back. “Your shoes are so shiny that they throw the sun off again,” said {A}. “It has to land somewhere.”'
      ]
    }
  ],
  turn: [
    {
      id: 'faces-up',
      A: 'partner',
      paragraphs: [
        '“What’s that up there?” said the boy from the gate. {H} moved a toe, and the spot swam after a fish. Thirty faces went up, and {A}’s too. Now not one of them could look at shoes. {H} let the spot walk down the wall and along the pegs. Each peg had a picture over it. There was a kite, and a drum, and a pear with {H}’s name. The spot stopped. “I’m the pear,” said {H}.'
      ]
    },
    {
      id: 'the-teachers-watch',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Sometimes that’s my watch,” said the teacher, and laid a hand over it. The bright spot was still on the ceiling. The teacher put the watch into a drawer, and shut it. The spot sat down on the teacher’s hair.',
        '“Where is it?” asked the teacher, looking at the lamp, the window and the fish. “It’s on you,” said eleven children. {A} and {H} looked at each other, and said nothing. It was not often that a shoe knew more than a teacher.'
      ]
    },
    {
      id: 'how-to-catch-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They all wanted to catch the spot. A girl with plaits shut both hands on it, and then it was on two thumbs. The boy from the gate turned round, so that the spot would not be afraid. It settled on the boy’s back.',
        '“I’ve nearly got it,” said the boy. Under the table {H} moved one shiny shoe by as much as a crumb. “It’s on your ear now,” said {A}. The boy held quite still, and smiled.'
      ]
    },
    {
      id: 'a-cloud',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then a cloud came, and the spot was gone. The children looked behind the fish, and {A} looked under the table. “It’s asleep,” said a small girl. {H} looked down. In the left toe there was the whole cloud. Its bright edge was coming nearer.',
        '“It’ll be back in ten,” said {H}. They counted. At nine the fish got bright. “How did you know?” asked the girl. You can see what the weather will be, in shoes like that.'
      ]
    },
    {
      id: 'peas',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At lunch a pea rolled off the table, and stopped beside {H}’s shoe. There was another pea in the shoe, just as green. {H} bent down. “One pea or two?” asked {A} later, when {H} told of it. “You couldn’t say,” said {H}.',
        '{H} had picked up the one on the floor, to find out. The pea in the shoe went away with it, so it must have been that one’s. A good thing, too. Nobody likes a pea in the shoe.'
      ]
    },
    {
      id: 'baby-clap',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had been wheeled in too, for the first day, and lay there and saw mostly ceiling. When the spot came out, {A} stretched up both arms. {H} tipped a shoe, and down the wall came the spot, as far as the pram.',
        'Then it sat on {A}’s tummy. {A} took hold of it. There was nothing there but tummy, and it was warm. {A} held on to that.'
      ]
    },
    {
      id: 'one-each',
      A: 'partner',
      paragraphs: [
        'Only one girl had not looked up. The girl’s own shoes were old, and did not shine at all. “The sun comes out of your foot,” the girl whispered. So the two of them sat down on the floor, and pulled at their buckles.',
        'At home time {A} looked for {H} among all those feet, and it was easy. Two pairs came out side by side. In each pair one shoe shone, and one did not. “Now they shine less,” said {H}. “They shine half,” said {A}, and looked to see who was in it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the left shoe, and pulled a face, and got one back.',
      '{names} went in front, so that fewer people saw the shoes.',
      { text: '{names} breathed on the right toe, and drew a line in the mist with one finger.', needs: ['hands'] },
      { text: '{names} held a bag in front of the shoes, at the gate.', needs: ['hands'] }
    ],
    way: [
      '{names} rubbed both toes on the mat as well, and shone in places.',
      '{names} found the sun by the window first, and sat down in it.',
      { text: '{names} counted the lamps in the left shoe, and came to eight.', needs: ['hands'] },
      { text: '{names} shook out the mat, in case some of the shine had come off on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran after the bright spot as far as the wall, and it went on up.',
      '{names} sat down under the pear, to keep the place.',
      { text: '{names} undid the buckle that would not come open.', needs: ['hands'] },
      { text: '{names} pulled back the curtain, so that there was more sun for the shoes.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the two shoes were put under the chair. One of them had the lamp in its toe, and the other had a scratch like a smile.',
    '{H} washed all ten toes, which did not shine. Then {H} lay down, and looked once more at the ceiling.'
  ],
  last: [
    'Under the chair one shoe kept a bit of light in its toe, and {H} was asleep.',
    'Across the town, under another chair, stood the other shiny one, and {H} was asleep.'
  ]
})
