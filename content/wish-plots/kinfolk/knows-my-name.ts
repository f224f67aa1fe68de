import { wishPlot } from '../wish-plot.ts'

const UNKNOWN = ['nobody will know name', 'noone know name', 'thinks nobody know name', 'worried nobody knows name', 'afraid nobody knows name', 'scared nobody knows name', 'worries know name', 'will anybody know name', 'will anyone know name', 'will they know name', 'won’t know name', 'wont know name', 'won’t remember name', 'forgets own name school']
const THERE = ['kindergarten', 'school', 'class', 'nursery', 'preschool', 'kindy', 'reception', 'daycare']

export const knowsMyName = wishPlot({
  id: 'wish-knows-my-name',
  wishes: [...THERE.flatMap((place) => ['know name', 'knows name', 'knew name', 'forget name', 'remember name', 'say own name'].map((words) => `${place} ${words}`)), ...UNKNOWN, 'teacher know name', 'teacher knows name', 'teacher forgets name', 'teacher remember name', 'teacher remembers name', 'teacher calls names', 'register calls name', 'too shy say name class', 'children know name', 'kids know name', 'they won’t know my name', 'worried name teacher'],
  answers: ['name', 'names', 'know', 'knows', 'knew', 'known', 'nobody', 'no', 'one', 'noone', 'anybody', 'anyone', 'everybody', 'everyone', 'somebody', 'will', 'won’t', 'wont', 'wouldn’t', 'doesn’t', 'don’t', 'not', 'thinks', 'think', 'thought', 'worried', 'worries', 'worry', 'scared', 'afraid', 'nervous', 'shy', 'frets', 'says', 'that', 'he’s', 'she’s', 'my', 'his', 'her', 'own', 'say', 'tell', 'tells', 'telling', 'asks', 'remember', 'remembers', 'learn', 'learns', 'first', 'day', 'days', 'week', 'monday', 'morning', 'tomorrow', 'today', 'soon', 'september', 'january', 'august', 'starting', 'starts', 'start', 'started', 'going', 'goes', 'new', 'big', 'kindergarten', 'kindergartener', 'kindy', 'school', 'nursery', 'preschool', 'class', 'classroom', 'reception', 'daycare', 'teacher', 'teachers', 'children', 'kids', 'child', 'friends', 'there', 'at', 'because', 'in', 'and', 'when', 'son', 'daughter', 'boy', 'girl', 'little', 'coat', 'peg', 'hook', 'label', 'labels', 'badge', 'sticker', 'cup', 'bag', 'register', 'roll', 'call', 'calls', 'list', 'all', 'at', 'it', 'is', 'about', 'four', 'five', 'three', 'six', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'brother', 'sister', 'he', 'she', 'they', 'else', 'everyone’s', 'night', 'before', 'year', 'old', 'term', 'summer', 'autumn', 'holidays', 'after', 'back', 'group', 'prep', 'elementary', 'creche', 'softly', 'loud', 'loudly', 'quiet', 'quietly', 'to', 'of', 'the', 'a', 'so', 'really', 'bit', 'very', 'yet', 'right', 'forget', 'forgets', 'forgotten', 'to', 'room', 'primary'],
  except: ['mean', 'bully', 'bullied', 'teased', 'teases', 'laughs', 'laughed', 'rude', 'nickname', 'hates', 'hate', 'wrong', 'mispronounce', 'mispronounces', 'pronounce', 'pronounces', 'spell', 'spells', 'spelling', 'write', 'writes', 'writing', 'wrote', 'called after', 'named after', 'changed', 'change', 'adopted', 'died', 'dead', 'grandma', 'grandpa', 'granny', 'nana', 'dementia', 'hospital', 'moved', 'country', 'language', 'english', 'refugee', 'dragon', 'dinosaur', 'robot', 'dog', 'cat', 'rabbit', 'hamster', 'teddy', 'imaginary', 'rumpelstiltskin', 'bird', 'birds', 'flower', 'flowers', 'baby', 'plant', 'fish', 'twins', 'twin'],
  nothingElse: true,
  moods: ['afraid', 'alone', 'first', 'waiting', 'change', 'question'],
  company: ['coat', 'coats', 'dog', 'boot', 'boots', 'umbrella', 'cup', 'hook', 'list', 'class', 'hall', 'pen'],
  about: 'On the evening before the new class the hero is afraid that nobody there will know the name, and a sign is of no use to those who cannot read, until it turns out how the name of the dog over the road got about.',
  titles: ['Here', 'The Coat Goes In First', '{H} Is Called Out', 'What the Dog Never Said', 'Left Boot, Right Boot'],
  want: [
    {
      id: 'so-small-a-name',
      A: 'partner',
      paragraphs: [
        '“Nobody in the new class will know my name,” said {H}. In the hall stood a packed bag. “Round here even the man with the bread knows it.” “You can tell them,” said {A}. {H} stood up before the coats, to try. But the name came out so small that not even the nearest coat turned round. “I want my name to be there before me,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'any-other-name',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They may call me something else,” said {H}, “if they don’t know.” They tried what that would be like. “Come and eat, Umbrella,” said {A}. {H} came. “You see?” said {H}. “You get used to it.” After that {A} was Doormat for a while.',
        '“Doormat,” said {H}, “where’s my cup?” “Beside the plate, Umbrella,” said {A}. They were both very polite. But then {A} forgot, and called {H}, and it was Umbrella who came.'
      ]
    },
    {
      id: 'the-sign',
      A: 'partner',
      paragraphs: [
        'So {H} wrote the name on a sheet of paper, very large, and pinned it to a jumper. Then the coat came on top, and the name was gone. {H} pinned it to the coat, and the bag hung over half.',
        '{A} knelt down, to be somebody in the class. “That’s a nice picture,” said {A}, in a high voice. “It’s got sticks in it. I can’t read, you know. None of us can.”'
      ]
    },
    {
      id: 'how-to-look-like-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps they can see what I’m called,” said {H}, and stood quite still. “Do I look like it?” {A} walked round. From the front it was {H} beyond any doubt, and at the ears especially. From behind it could have been several.',
        '“Then I must always come in forwards,” said {H}. They tried it through the door. In forwards was easy. But nobody can hang up a coat without turning round.'
      ]
    },
    {
      id: 'loud-for-one-coat',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} stood in among the coats, with only the nose out. “Good morning,” said {A}. “I’m a grey coat. And who are you?” {H} told the grey coat. “Pardon?” said the grey coat. {H} said it again. “A fine name,” said the grey coat. “Mine’s Do Not Iron. It’s in my collar.”',
        '{H} had to laugh, and so the third time the name came out as a laugh. Nobody could have spelled it.'
      ]
    },
    {
      id: 'other-knows-a-trick',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I wore a badge once,” said {A}, “at a big meeting with cakes. Everybody had one, with their name on.” {H} liked that. “And did they know you then?” {A} thought back. “They all looked at my badge,” said {A}, “and nobody at my face.”',
        '“The next day I met one of them at the bus stop,” said {A}. “He looked at my coat for a long time. He was sure that he knew the button.”'
      ]
    },
    {
      id: 'pet-comes',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{H} called {A} by name, once and not very loud. {A} looked up. “How does {A} know that it’s {A}?” asked {H}. {A} had never seen the name written down, and would only have sniffed at it.',
        '{H} tried it with “Umbrella”. {A} looked at the umbrella. That was clever, too. So {H} said it once more the right way. {A} came and sat down on the bag for the new class, ready to be called again.'
      ]
    },
    {
      id: 'elder-three-of-us',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In my class there were three of us with the same name,” said {S}. “When it was called out, we all said ‘Here’. It sounded like an echo, and the teacher got into the habit of ducking.” “How did they tell you apart?” asked {A}.',
        '“One was the tall one,” said {S}, “and one was the one with the hamster.” “And you?” “I was ‘No, the other’,” said {S}. “I still turn round for it.”'
      ]
    },
    {
      id: 'child-says-it-through-the-door',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} shut the door of the hall. “Now I don’t know you,” {S} called from behind it. “Who is it?” {A} told the door. “Never heard of that,” called {S}. “Is it a long one?” {A} held up the sign in front of the keyhole.',
        'The keyhole got dark, and it blinked. “I can see a stick,” called {S}. “Then it’s nearly you.”'
      ]
    },
    {
      id: 'the-dog-over-the-road',
      A: 'partner',
      paragraphs: [
        'Outside somebody called a dog, twice, and then once more. {A} lifted one finger. “What’s the dog over the road called?” asked {A}. {H} said it at once. “And who told you? The dog?” {H} had to think. The dog had never mentioned it, and wore no sign. “They call it in every night,” said {H}, “and in the rain they do it ten times.” “So it needn’t say its name at all,” said {A} slowly. “It’s only got to come.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        '“In a class there’s a list with all the names,” said {A}. “In the morning it’s called out. You only say ‘Here’.” So {A} held a list, and {H} was everybody. “Umbrella,” called {A}. “Here,” said {H}. “Left boot.” “Here.” “Right boot.” “Here. I fell over.” Then {A} called {H}. It was very quiet in the hall. “That’s me,” said {H}. “Here.” All the coats had heard it, and {H} had not said it once.'
      ]
    },
    {
      id: 'absent',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Scarf,” called {A} from the list. Nobody answered. “Scarf?” {H} looked along the hooks, and behind the bag. “It isn’t here,” said {H}. So {A} had to make a cross beside it, because that is what you do. “Is it ill?” asked {A}.',
        'It was found on the chair in the kitchen, and came in late. “Here,” said {H} for the scarf. “I was still having breakfast.” The cross had to be rubbed out, and left a hole.'
      ]
    },
    {
      id: 'everyone-at-nought',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How many names do the others know?” asked {H}. {A} worked it out. On the first morning each of them knew one, and that was their own. “Then we’re all the same,” said {H}. “We’ve all got one.” By the evening they might have three.',
        '{H} counted the hooks. If each child knew three, and nobody was left out, it was more names than children. “Some will be known twice,” said {A}. “It doesn’t hurt.”'
      ]
    },
    {
      id: 'how-it-sounds-called',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} called {H} from the far end of the hall, then from behind a door. The third time it came through bread. Each time it was a different name, and always the same. “Which will they use?” asked {H}. “The one for the mornings,” said {A}.',
        '{A} tried that one too, with a yawn before it. “Here,” said {H}, and had to yawn as well. Two coats slid down from their hook.'
      ]
    },
    {
      id: 'here-and-here',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There is more than one way to say “Here”. {H} tried a high one, and a short one, and one like a very old boot. {A} ticked them all. The best one was medium, with a bit of air in front. {H} said it twice more, to remember where it began.',
        '“And if I say it before they call me?” asked {H}. “Then they’ll look for you on the list,” said {A}, “and they’ve found you.”'
      ]
    },
    {
      id: 'the-coat-goes-first',
      A: 'partner',
      paragraphs: [
        '{A} fetched a pen that does not wash out. They wrote {H}’s name in the collar of the coat, under the cup, and in both boots. “Tomorrow your coat hangs on a hook there,” said {A}. “The name’s in it before you’ve even sat down.” “So my name’s in first,” said {H}, “and I come after.” {H} stood up before the coats, and told them once more. This time the furthest coat swung a little.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall, where something had been said so softly.',
      '{names} sat down beside the bag, and knew who it belonged to.',
      { text: '{names} turned one coat round, so that it could hear.', needs: ['hands'] },
      { text: '{names} zipped the bag shut, and open again to look.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the sign for a long time, from below.',
      '{names} went to the door, to see whether the dog came.',
      { text: '{names} held the sign straight, while the pin went in.', needs: ['hands'] },
      { text: '{names} found a smaller pin, for the second corner.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited to be called too, and looked up at once.',
      '{names} sat between the two boots, where it was nearly the class.',
      { text: '{names} made a neat tick for everybody who was there.', needs: ['hands'] },
      { text: '{names} blew on the collar, until the name was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The right boot was stood up again beside the left one. The sign was folded into the bag, in case one of them could read after all.',
    '{H} got washed, and even the flannel was asked whether it was there. Then {H} lay down. “Here,” said {H} to the pillow.'
  ],
  last: [
    'The coat hung in the hall and had its name already, and {H} was asleep.',
    'The name was called once more, quite softly, and nobody said “Here”, for {H} was asleep.'
  ]
})
