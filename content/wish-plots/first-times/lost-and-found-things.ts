import { wishPlot } from '../wish-plot.ts'

export const lostAndFoundThings = wishPlot({
  id: 'wish-lost-and-found-things',
  wishes: ['things nobody fetches', 'lost property', 'lost property box', 'lost and found box', 'lost and found school', 'things nobody collects', 'things nobody claims', 'unclaimed things school', 'unclaimed things box', 'unclaimed lost property', 'unclaimed lost and found', 'lost and found table', 'lost and found shelf', 'lost and found cupboard', 'lost and found basket', 'lost and found things', 'lost and found crate', 'lost and found class', 'lost and found bin', 'lost property table', 'lost property shelf', 'lost property cupboard', 'lost property basket', 'lost property things', 'lost property day', 'lost property monitor', 'lost property odd glove', 'lost property one glove', 'lost and found one glove', 'lost and found monitor', 'owners of lost things', 'sorting lost property', 'sort lost property', 'sorting lost and found', 'box of lost things', 'lost things box school', 'lost things school'],
  answers: ['lost', 'found', 'property', 'box', 'basket', 'bin', 'crate', 'shelf', 'table', 'cupboard', 'things', 'thing', 'stuff', 'nobody', 'no-one', 'fetches', 'fetch', 'fetched', 'collects', 'collected', 'claims', 'claimed', 'unclaimed', 'wants', 'wanted', 'belongs', 'owner', 'owners', 'sort', 'sorts', 'sorting', 'monitor', 'helper', 'helping', 'full', 'overflowing', 'school', 'nursery', 'kindergarten', 'preschool', 'class', 'classroom', 'corridor', 'hall', 'teacher', 'caretaker', 'one', 'single', 'odd', 'glove', 'gloves', 'hat', 'hats', 'scarf', 'bottle', 'bottles', 'lunchbox', 'sock', 'socks', 'brave', 'alone', 'lonely', 'waiting', 'friday', 'monday', 'today', 'week', 'end', 'term', 'find', 'finding', 'home', 'back', 'son', 'daughter', 'mum', 'dad'],
  except: ['jumper', 'jumpers', 'cardigan', 'sweater', 'hoodie', 'teddy', 'bear', 'bunny', 'dog', 'cat', 'child', 'stolen', 'died', 'tooth', 'key', 'keys', 'phone', 'shop', 'station', 'airport', 'office', 'mum lost', 'magic'],
  moods: ['lost', 'waiting', 'learning'],
  company: ['glove', 'box', 'hat', 'bottle', 'shelf', 'table'],
  about: 'The things in the school’s lost and found box have no owners because nobody can see them, until the hero puts each as it is when it is used, and the children see themselves.',
  titles: ['A Hand with No Owner', 'What Nobody Fetches', '{H} Stands the Glove Up', 'Six Things in a Box', 'The Hat with a Bump'],
  want: [
    {
      id: 'nobody-fetches',
      A: 'partner',
      paragraphs: [
        '{H} had brought home the lost and found box from school, to sort it. Nobody had fetched anything since the summer. There was a green glove in it, a hat, a scarf and a boot. There was a bottle, and half a ruler. “They’ve lain there every night, in the dark,” said {A}, “and not one has made a fuss.” {H} wanted every brave thing in that box to be fetched on Monday.'
      ]
    }
  ],
  way: [
    {
      id: 'folded',
      A: 'partner',
      paragraphs: [
        'First {H} made them all tidy. The scarf was folded in four, and the hat was pressed flat. The green glove lay on top. It looked like a shop. “Now play that you’re the school,” said {H}, and {A} came past. {A} looked, very politely, and went on. “Isn’t one of them yours?” asked {H}. “They might be anybody’s,” said {A}. “They look so new.”'
      ]
    },
    {
      id: 'ask-bottle',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the bottle there had been a name. Now there was only an “a”, and after it something that could be a leg. They thought of all the names with an “a” that they knew. They called them into the bottle, one by one. It said each of them back.',
        '“It’s not choosy,” said {H}. After all that time in the lost and found it would have gone home with anybody. {H} put the lid on, so that it kept at least the “a”.'
      ]
    },
    {
      id: 'boot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you lose one boot?” asked {A}. They thought about it. Somebody had come to school in two, and gone home in one. It must have been a very bumpy walk.',
        '{H} tried it, with one foot in the lost boot and one in a sock. It went up and down, up and down, as far as the kitchen. “You’d notice that,” said {H}. “Unless you lived on a step,” said {A}. They wrote on a label: perhaps lives on a step.'
      ]
    },
    {
      id: 'poster',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’d put up a notice,” said {A}, and took a sheet of paper. “Found: one glove.” Below that {A} wrote what it looked like. “Green. Five fingers. Friendly.” {H} read it, and looked at the green glove. It was all true.',
        '“Who’s going to read it?” asked {H}. “Whoever has lost it,” said {A}. But whoever had lost it had the other one, and that was green and had five fingers too. “They’ll think that it’s about that one,” said {H}.'
      ]
    },
    {
      id: 'half-ruler',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The half ruler began at sixteen. It was the end of somebody’s ruler, and the beginning had gone home. {H} measured the hat with it. “From sixteen to twenty-three,” said {H}. “So how big’s the hat?” asked {A}.',
        'They counted on their fingers, and it was seven. Whoever had the other half was better off. But with that one you could not measure anything that was long. “They’re both waiting,” said {A}.'
      ]
    },
    {
      id: 'elder-umbrella',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once went to the lost and found for an umbrella,” said {S}. “There were thirty, all black. I was to say which was mine.” {A} asked how {S} had known. “I didn’t,” said {S}. “I opened one after another, until one pinched me.”',
        '“And then?” “Then I said good evening to it,” said {S}. “It had always done that. You know your own things by what’s wrong with them.” {A} looked at the box.'
      ]
    },
    {
      id: 'pet-sorts',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} knew at once whose they were. {A} went along the row of lost things, smelled at each of them, and looked up. That was the name. It was said very clearly, but only with the nose.',
        '“If we took {A} to school,” said {H}, “they’d all be home by ten.” At the glove {A} smelled longest. There had once been a biscuit in it. For that owner {A} would have gone quite a way.'
      ]
    },
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        'The hat did not stay flat. It rose a little, and a bump came up on one side. {A} had been watching. “That’s somebody who wears a bun of hair,” said {A}, “and it’s always on the left.” {H} held up the green glove. It hung straight, except for the thumb, and the thumb was bitten at the tip. {H} knew a girl who did that, in the middle of sums. “I know that thumb,” said {H}. “But folded up it wasn’t anybody’s.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-they-were',
      A: 'partner',
      paragraphs: [
        'So {H} shook everything out again, as it was when somebody was in it. The hat sat on a jug, with its bump. The scarf went twice round a chair, for it had a crease just there. {A} saw which way the boot leaned. It leaned as if a ball was coming. The green glove stood on the bottle and put up its hand. “Now it looks like a class,” said {A}. Only the children were missing.'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} called the register. “Hat?” The hat sat up straight on its jug. “Boot?” It had one foot in the door already. “Glove?” “It’s had its hand up all the time,” said {A}. “It must know something.”',
        'They let it say what it was. It was a sum, and came to five. No other thing in the lost and found had worked it out. “Very good,” said {H}. The hand stayed up. It knew some more.'
      ]
    },
    {
      id: 'child-scarf',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had come to lose something as well, so as to be in the box. “You can’t lose it on purpose,” said {A}. So {S} put down a sock, and walked off, and whistled, and did not look round.',
        'A moment later {A} had it. “Whose is this?” called {A}, and stood it up. There was a hole, with a toe in it as round as a pea. That was as good as a name. {S} fetched it, and was very surprised.'
      ]
    },
    {
      id: 'other-own-things',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Would you know me by my things?” asked {A}. {H} went out into the hall to look. There stood a shoe that was worn down on the outside. Beside it hung a bag with one long handle and one short. They were {A}, from top to toe.',
        '“You lean when you walk,” said {H}, “and you always buy too many potatoes.” {A} came to see, and leaned. In a lost and found box there would have been no need to ask.'
      ]
    },
    {
      id: 'goodnight-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And if they aren’t fetched?” asked {A}. {H} looked at the row. There would be one or two over, there always are. The boot could have a plant in it. The half ruler could measure whatever came after sixteen.',
        '“And the bottle?” asked {A}. The green glove was still standing on it, with its hand up. After a summer in one box they were used to each other. {H} put the two of them at the front, with the best view of the door.'
      ]
    },
    {
      id: 'monday',
      A: 'partner',
      paragraphs: [
        'On Monday the lost and found stood like that on a table just inside the school door. A girl came in, and stopped. “That’s me,” said the girl, and took the hand. The hat went next, onto a bun of hair, on the left. The boot was fetched by a boy who leaned. “What’s left?” asked {A}, when {H} got home. “Only the box,” said {H}, who had brought it back. It was empty, and nobody could say whose it was. {H} stood it up as it was when it was used, with the lid open.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} knew the box by its smell, for it was a school smell.',
      '{names} found something right at the bottom, and it was a crumb.',
      { text: '{names} lifted out the boot, and shook some summer from it.', needs: ['hands'] }
    ],
    way: [
      '{names} came past as the school too, and lost nothing.',
      '{names} said that the scarf smelled of somebody with oranges.',
      { text: '{names} tried on the green glove, and got in as far as two fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down among the lost things, and was nearly fetched.',
      '{names} said which one looked most like a Monday.',
      { text: '{names} fetched a jug that had the right sort of head.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up {H}’s own things in the hall, just as they were, and knew them all.',
    '{H} washed, and lay down on the left, with one foot out. By that anybody could have told who it was.'
  ],
  last: [
    'The box was empty, each brave thing had gone home, and {H} was asleep.',
    'Somewhere a green glove lay beside another green glove, and {H} slept.'
  ]
})
